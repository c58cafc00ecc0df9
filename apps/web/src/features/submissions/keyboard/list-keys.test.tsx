// @vitest-environment jsdom
// The single keys of the list of submissions: pages, the search, what explains them, and how they are turned off.
import { until } from '../../../platform/testing/draw.ts';
import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { openPage } from '../../../app/testing/open-page.tsx';
import { playedPage, playedRow } from '../../../app/testing/played-list.ts';
import { FORM } from '../../../app/testing/played-submission.ts';
import { all, nameOf, one } from '../../../platform/testing/find.ts';
import { press } from '../../../platform/testing/press-and-type.ts';

const FIRST = { ...playedPage([playedRow('VM3'), playedRow('VM2')]), total: 3, next: 'second' };
const SECOND = { ...playedPage([playedRow('VM1')]), total: 3, previous: 'first' };

const links = () => all('link', /^Ver la respuesta/).map(nameOf);

/** Presses the key where the focus is; false where it does something else than to write a letter. */
function key(name: string): boolean {
  const pressed = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
  act(() => void (document.activeElement ?? document.body).dispatchEvent(pressed));
  return !pressed.defaultPrevented;
}

async function openList(): Promise<void> {
  await openPage(`/respuestas/listado/${FORM}`, 'ROLE_ADMIN', {
    'GET /api/forms/:formId/submissions': ({ query }) => (query['cursor'] === 'second' ? SECOND : FIRST),
    'GET /api/forms/:formId/new-submissions': { count: 0, more: false },
  });
  await until(() => expect(links()).toEqual(['Ver la respuesta VM3', 'Ver la respuesta VM2']));
}

beforeEach(() => localStorage.removeItem('constancia.shortcuts'));

it('X33.07 n and p turn pages', async () => {
  await openList();
  key('n');
  await until(() => expect(links()).toEqual(['Ver la respuesta VM1']));
  key('p');
  await until(() => expect(links()).toEqual(['Ver la respuesta VM3', 'Ver la respuesta VM2']));
});

it('X33.07 / goes to the search, where keys are letters', async () => {
  await openList();
  key('/');
  const search = one('field', 'Buscar en las respuestas');
  await until(() => expect(document.activeElement).toBe(search));
  expect(['n', 'j', 'k', '?'].map(key)).toEqual([true, true, true, true]);
  expect(document.activeElement).toBe(search);
  expect(all('dialog')).toEqual([]);
  expect(links()).toHaveLength(2);
});

it('X33.07 ? explains the keys, which are turned off there, also for the next time, and on again', async () => {
  await openList();
  const help = () => all('dialog', 'Atajos de teclado');
  const turn = async () => {
    press(await until(() => one('box', 'Usar atajos de una sola tecla')));
    press(one('button', 'Cerrar'));
    await until(() => expect(help()).toEqual([]));
  };
  key('?');
  await until(() => expect(help()[0]?.textContent).toContain('Fila siguiente'));
  await turn();
  expect([key('j'), key('?'), help()]).toEqual([true, true, []]);
  await openList();
  expect(key('j')).toBe(true);
  press(one('button', 'Atajos de teclado'));
  await turn();
  key('j');
  await until(() => expect(document.activeElement).toBe(one('link', 'Ver la respuesta VM3')));
});
