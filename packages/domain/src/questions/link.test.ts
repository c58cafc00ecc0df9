import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aQuestion } from '../testing/a-form.ts';
import { linkQuestion } from './link.ts';

const question = aQuestion('web', 'link', { linkTitle: 'Ver sitio' });
const stored = (text: string) => linkQuestion.normalise(text, question) as string;
const check = (text: string) => linkQuestion.check(stored(text), question);

it('A5.50 R5.10 puts https:// before a URL without it', () => {
  expect(stored('ejemplo.org/a')).toBe('https://ejemplo.org/a');
  expect(stored(' http://ejemplo.org ')).toBe('http://ejemplo.org');
  expect(stored('HTTPS://ejemplo.org')).toBe('HTTPS://ejemplo.org');
  expect(stored('httpbin.org')).toBe('https://httpbin.org');
  expect(stored('  ')).toBe('');
});

it('A5.50 W14 accepts http and https URLs with a plain host', () => {
  const good = [
    'ejemplo.org',
    'http://localhost:8080/x',
    'https://a.b-c.gob.ar/ruta?x=1&y=á#z',
    'ñandú.com.ar',
  ];
  for (const text of [...good, 'https://10.0.0.1/', 'https://ejemplo.org:443', 'https://ejemplo.org.'])
    expect(check(text)).toBeNull();
});

it('A5.50 W14 refuses other schemes, however they are written', () => {
  const bad = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'ftp://ejemplo.org',
    'file:///etc/passwd',
  ];
  for (const text of [
    ...bad,
    'mailto:a@b.org',
    'java\tscript:alert(1)',
    'vbscript:x',
    'http:/x',
    'http:x',
    'https://',
  ])
    expect(check(text)).toEqual({ code: 'link-invalid' });
});

it('A5.50 W14 refuses URLs that browsers and people read differently', () => {
  const bad = [
    'https://muni.gob.ar@malo.example',
    'https://malo.example\\@muni.gob.ar',
    'https://muni.gob.ar\u202e/x',
    'https://muni\u200b.gob.ar',
    'https://ｍuni.gob.ar',
    'https://0x7f.1',
    'https://2130706433',
    'https://999.1.1.1',
    'https://a..b',
    'https://.a',
    'https://a:99999',
    'https://a:b',
    'https://con espacio.org',
  ];
  for (const text of bad) expect(check(text)).toEqual({ code: 'link-invalid' });
});

it('A5.50 W14 refuses what nobody sees, or what ends a URL where it is written down, behind the host too', () => {
  const bad = ['a b', 'a\tb', 'a\u202eb', 'a\u200bb', 'a\\b', 'a<b', 'a>b', 'a"b'];
  for (const path of bad)
    expect(check(`https://ejemplo.org/${path}`), path).toEqual({ code: 'link-invalid' });
  expect(check('https://ejemplo.org/a-b')).toBeNull();
});

it('A3.21 W14 shows the caption with the host beside it', () => {
  expect(linkQuestion.display('https://Ejemplo.org:8080/a', question, 'es')).toEqual({
    kind: 'link',
    href: 'https://Ejemplo.org:8080/a',
    host: 'ejemplo.org:8080',
    text: 'Ver sitio',
  });
  expect(linkQuestion.display('https://a.org/', aQuestion('web', 'link'), 'es')).toMatchObject({
    text: 'https://a.org/',
  });
});

it('A5.50 W14 shows a stored URL that is not safe as text, never as a link', () => {
  const text = 'javascript:alert(1)';
  expect(linkQuestion.display(text, question, 'es')).toEqual({ kind: 'text', text });
});

it('A5.50 W14 makes only links that a browser opens by http at the host that is shown', () => {
  const odd = fc.string({
    unit: fc.constantFrom(
      ...Array.from('ab.:/\\@?#%[] \tñ１｡·０x1'),
      '\u200d',
      '\u202e',
      'https://',
      'http:',
    ),
  });
  fc.assert(
    fc.property(odd, (text) => {
      const display = linkQuestion.display(text, question, 'es');
      if (display.kind !== 'link') return;
      const url = URL.parse(display.href);
      expect(url?.protocol).toMatch(/^https?:$/);
      expect(url?.username).toBe('');
      expect(new URL(`https://${display.host}`).hostname).toBe(url?.hostname);
    }),
    { numRuns: 2000 },
  );
});
