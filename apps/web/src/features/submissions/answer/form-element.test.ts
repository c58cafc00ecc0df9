// @vitest-environment jsdom
// The element that other sites put into their pages: which frame it makes, and which messages it takes.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';

const FORM = 'abcdefghij0123456789';
const OURS = 'https://formularios.example';
const SAVED = { type: 'ANSWER_SAVED', answerId: 'a1', docCode: 'VM1', timestamp: 5 };

beforeAll(() => {
  const file = resolve(import.meta.dirname, '../../../../public/constancia-form.js');
  window.eval(readFileSync(file, 'utf8'));
});
beforeEach(() => {
  document.body.innerHTML = '';
});

function shown(attributes: string) {
  document.body.innerHTML = `<constancia-form ${attributes}></constancia-form>`;
  const element = document.querySelector('constancia-form');
  if (!(element instanceof HTMLElement)) throw new Error('no element');
  element.scrollIntoView = () => {};
  const sent: unknown[] = [];
  element.addEventListener('constancia-sent', (event) => sent.push((event as CustomEvent).detail));
  const frame = element.querySelector('iframe');
  const says = (data: unknown, origin = OURS, source: unknown = frame?.contentWindow) =>
    dispatchEvent(new MessageEvent('message', { data, origin, source: source as Window }));
  return { element, frame, sent, says };
}

it('X38.25 X38.27 makes a frame with the public form, at the origin and in the language of the element', () => {
  const { frame } = shown(`form="${FORM}" origin="${OURS}/" lang="eu-ES"`);
  expect(frame?.src).toBe(`${OURS}/publico/contestar/${FORM}?idioma=ek`);
  expect(frame?.title).toBe('Formulario');
});

it('X39.91 gives its frame camera, microphone and position, which the form asks the person for', () => {
  const { frame } = shown(`form="${FORM}" origin="${OURS}"`);
  expect(frame?.getAttribute('allow') ?? frame?.allow).toBe(
    'camera; microphone; geolocation; clipboard-write',
  );
});

it('X38.25 makes no frame of what is no form or no origin, and says so to who looks after the page', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(shown(`form="../login" origin="${OURS}"`).frame).toBeNull();
  expect(shown(`form="${FORM}" origin="nowhere"`).frame).toBeNull();
  expect(said).toHaveBeenCalledTimes(2);
  said.mockRestore();
});

it('X38.26 X38.28 takes height and news from its own frame at the origin of the form, and from nobody else', () => {
  const { frame, sent, says } = shown(`form="${FORM}" origin="${OURS}"`);
  says({ type: 'FORM_HEIGHT', height: 431.2 });
  says(SAVED);
  expect(frame?.style.height).toBe('432px');
  expect(sent).toEqual([{ answerId: 'a1', docCode: 'VM1', timestamp: 5 }]);
  for (const data of [SAVED, { type: 'FORM_HEIGHT', height: 9 }]) {
    says(data, 'https://otro.example');
    says(data, OURS, window);
  }
  says(null);
  says({ type: 'FORM_HEIGHT', height: '9' });
  says({ type: 'FORM_HEIGHT', height: -1 });
  expect(frame?.style.height).toBe('432px');
  expect(sent).toHaveLength(1);
});

it('X38.28 hears nothing any more once it is taken out of the page', () => {
  const { element, frame, sent, says } = shown(`form="${FORM}" origin="${OURS}"`);
  const source = frame?.contentWindow;
  element.remove();
  says(SAVED, OURS, source);
  expect(sent).toEqual([]);
});
