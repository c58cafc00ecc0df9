// <constancia-form form="…">: shows a public form of Constancia in a page of another site. docs/embedding.md says how.
// It is served as it stands here, so it is small and works in every browser that the form works in.
(() => {
  const script = document.currentScript;
  const ownOrigin = script ? new URL(script.src).origin : location.origin;
  const HIGHEST = 30000;

  class ConstanciaForm extends HTMLElement {
    connectedCallback() {
      const form = this.getAttribute('form') || '';
      const origin = originOf(this.getAttribute('origin') || ownOrigin);
      if (!origin || !/^[0-9A-Za-z]{20}$/.test(form)) {
        console.error('constancia-form: "form" is the id of a form, and "origin" where Constancia runs');
        return;
      }
      const frame = document.createElement('iframe');
      frame.title = this.getAttribute('title') || 'Formulario';
      frame.allow = 'camera; microphone; geolocation; clipboard-write';
      frame.style.cssText = 'display:block;width:100%;height:600px;border:0';
      frame.src = `${origin}/publico/contestar/${form}?idioma=${languageOf(this)}`;
      this.style.display = 'block';
      this.replaceChildren(frame);
      this.hear = ({ source, origin: from, data }) => {
        if (source !== frame.contentWindow || from !== origin || !data) return;
        if (data.type === 'FORM_HEIGHT' && typeof data.height === 'number' && data.height > 0)
          frame.style.height = `${Math.min(Math.ceil(data.height), HIGHEST)}px`;
        if (data.type === 'ANSWER_SAVED') this.announce(data);
      };
      addEventListener('message', this.hear);
    }

    disconnectedCallback() {
      removeEventListener('message', this.hear);
      this.replaceChildren();
    }

    announce({ answerId, docCode, timestamp }) {
      const detail = { answerId, docCode, timestamp };
      this.dispatchEvent(new CustomEvent('constancia-sent', { bubbles: true, detail }));
      this.scrollIntoView({ block: 'nearest' });
    }
  }

  function originOf(url) {
    try {
      return new URL(url).origin;
    } catch {
      return '';
    }
  }

  // The language of the element, otherwise of the page around it. Basque has a code of its own in Constancia.
  function languageOf(element) {
    const marked = element.closest('[lang]');
    const letters = ((marked && marked.lang) || '').slice(0, 2).toLowerCase();
    return letters === 'eu' ? 'ek' : encodeURIComponent(letters);
  }

  if (!customElements.get('constancia-form')) customElements.define('constancia-form', ConstanciaForm);
})();
