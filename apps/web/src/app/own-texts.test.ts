// @vitest-environment jsdom
// The words of a municipality on the pages of citizens whose language is 'Other'.
import { beforeEach, expect, it, vi } from 'vitest';
import { loadPublicTexts, t } from '../platform/texts.ts';
import { loadOwnTexts } from './own-texts.ts';
import { publicPageAt } from './public-page.ts';

const FORM = 'aaaaaaaaaaaaaaaaaaaa';

let asked: string[];
/** What the server says; null when it does not answer. */
let words: Record<string, string> | null;
beforeEach(() => {
  sessionStorage.clear();
  asked = [];
  words = { 'answering.send': 'Mandar', 'portal.code': 'Clave' };
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (words === null) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify({ texts: words }), {
      headers: { 'content-type': 'application/json' },
    });
  });
});

const open = async (path: string) => {
  const page = publicPageAt(path);
  if (page) await loadOwnTexts(page);
};

it('X34.34 the page of a form says its municipality’s words, also in texts that come later or came before', async () => {
  await open(`/publico/contestar/${FORM}`);
  await loadPublicTexts();
  expect(asked).toEqual([`/api/public/forms/${FORM}/own-texts`]);
  expect(t('answering.send')).toBe('Mandar');
  expect(t('portal.code')).toBe('Clave');
  words = { 'answering.send': 'Remitir' };
  await open(`/ciudadano/contestar/${FORM}`);
  expect(t('answering.send')).toBe('Remitir');
});

it('X34.34 the pages after it have the same words without asking again, and so has the form without a connection', async () => {
  await open(`/publico/contestar/${FORM}`);
  words = null;
  asked = [];
  await open('/publico/guardado/bbbbbbbbbbbbbbbbbbbb/VM1');
  expect(asked).toEqual([]);
  expect(t('answering.send')).toBe('Mandar');
  await open(`/publico/contestar/${FORM}`);
  expect(t('answering.send')).toBe('Mandar');
});

it('X34.34 pages of no single municipality ask for none', async () => {
  for (const path of ['/actas/consultar', '/publico/consultar-estado', '/vista-previa']) await open(path);
  expect(asked).toEqual([]);
});
