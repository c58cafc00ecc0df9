// The copy as HTML. Only our own markup is used; everything a person wrote is escaped. Styles are inline,
// because mail programs drop all others. A long word, such as a URL, is broken: it would make the mail wider than a phone.
// rules: A4.43, X19.05, X40.27
import type { MailBlock, MailContent, MailLine, MailValue } from './mail-content.ts';

const STYLE = {
  page: 'margin:0;padding:16px;background:#f4f6f7;color:#1d2529;font:16px/1.5 sans-serif',
  card: 'max-width:640px;margin:0 auto;padding:24px;background:#ffffff;border:1px solid #d5dcdf;border-radius:6px;overflow-wrap:anywhere',
  title: 'margin:0 0 4px;font-size:22px;line-height:1.3',
  soft: 'margin:0 0 16px;color:#4b5960',
  paragraph: 'margin:0 0 16px',
  message: 'margin:0 0 24px;padding:12px 16px;border-left:4px solid #0b5c66;background:#eef5f6',
  section: 'margin:24px 0 8px;font-size:18px;line-height:1.3',
  heading: 'padding:12px 0 4px;font-weight:bold;text-align:left',
  table: 'width:100%;border-collapse:collapse',
  label: 'width:40%;padding:6px 12px 6px 0;border-top:1px solid #d5dcdf;text-align:left;font-weight:normal',
  value: 'padding:6px 0;border-top:1px solid #d5dcdf',
  footer: 'margin:24px 0 0;color:#4b5960;font-size:14px',
} as const;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function mailHtml(content: MailContent): string {
  const { language, title, municipality, paragraphs, message, blocks: particulars, footer } = content;
  const inside = [
    tag('h1', 'title', lines(title)),
    tag('p', 'soft', lines(municipality)),
    ...paragraphs.map((text) => tag('p', 'paragraph', lines(text))),
    message
      ? tag('div', 'message', `<strong>${lines(message.heading)}</strong><br>${lines(message.text)}`)
      : '',
    ...particulars.map(blockHtml),
    tag('p', 'footer', lines(footer)),
  ].join('');
  return [
    `<!doctype html><html lang="${escaped(language)}"><head><meta charset="utf-8"><title>${escaped(title)}</title></head>`,
    `<body style="${STYLE.page}">${tag('div', 'card', inside)}</body></html>`,
  ].join('');
}

function blockHtml({ title, lines: rows }: MailBlock): string {
  const heading = title === '' ? '' : tag('h2', 'section', lines(title));
  return `${heading}${tag('table', 'table', rows.map(rowHtml).join(''))}`;
}

function rowHtml(line: MailLine): string {
  if (line.type === 'heading')
    return `<tr><th colspan="2" style="${STYLE.heading}">${lines(line.text)}</th></tr>`;
  const values = line.values.map(valueHtml).join('<br>');
  return `<tr><th scope="row" style="${STYLE.label}">${lines(line.label)}</th>${tag('td', 'value', values)}</tr>`;
}

function valueHtml({ text, href }: MailValue): string {
  return /^https?:\/\//i.test(href)
    ? `<a href="${escaped(href)}" rel="noopener">${lines(text)}</a>`
    : lines(text);
}

function tag(name: string, style: keyof typeof STYLE, inside: string): string {
  return `<${name} style="${STYLE[style]}">${inside}</${name}>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

function lines(text: string): string {
  return escaped(text).replace(/\n/g, '<br>');
}
