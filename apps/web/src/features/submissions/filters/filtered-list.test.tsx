// @vitest-environment jsdom
// The list of submissions filtered by code, state and words, cleared again, and a list that is refused or fails.
import { expect, it } from 'vitest';
import { openPage } from '../../../app/testing/open-page.tsx';
import { playedPage, playedRow } from '../../../app/testing/played-list.ts';
import { FORM } from '../../../app/testing/played-submission.ts';
import { until } from '../../../platform/testing/draw.ts';
import { all, nameOf, one, text } from '../../../platform/testing/find.ts';
import { type Asked, never, refused, unreached } from '../../../platform/testing/played-server.ts';
import { choose, press, type } from '../../../platform/testing/press-and-type.ts';

const LIST = 'GET /api/forms/:formId/submissions';
const URL_OF_LIST = `/respuestas/listado/${FORM}`;
const WORDS = { VM3: 'poste caido en mitre', VM2: 'lampara intermitente en belgrano', VM1: 'lampara rota' };
const ROWS = (Object.keys(WORDS) as (keyof typeof WORDS)[]).map((code) =>
  playedRow(code, code === 'VM3' ? { state: 'Resuelta', stateId: 1 } : {}),
);

/** As the server filters. */
function found({ query }: Asked): object {
  const rows = ROWS.filter(
    ({ code, stateId }) =>
      (query['municipalityCodeId'] ?? code) === code &&
      [undefined, '-1', `${stateId}`].includes(query['state']) &&
      (query['text'] ?? '').split(' ').every((word) => WORDS[code as keyof typeof WORDS].includes(word)),
  );
  return playedPage(rows);
}

const links = () => all('link', /^Ver la respuesta/).map((link) => nameOf(link).split(' ').at(-1));
const listed = (...codes: string[]) => until(() => expect(links()).toEqual(codes));
const field = (name: string) => one('field', name);
const clear = () => one('button', 'Limpiar filtros');
const panel = () => document.querySelectorAll('search, [role=search]');

it('R2.024 R2.040 R2.043 R5.03 R7.04 R7.06 X32.32 X32.36 a list is filtered by code, state and words, and cleared', async () => {
  await openPage(URL_OF_LIST, 'ROLE_ADMIN', { '*': never, [LIST]: found });
  await listed('VM3', 'VM2', 'VM1');
  expect(clear().disabled).toBe(true);
  type(field('ID'), '  VM2 ');
  await listed('VM2');
  expect(text()).toContain('Total: 1');
  expect(clear().disabled).toBe(false);
  press(clear());
  await listed('VM3', 'VM2', 'VM1');
  expect([field('ID').value, clear().disabled]).toEqual(['', true]);
  choose(field('Estado'), 'Resuelta');
  await listed('VM3');
  expect(all('row').at(-1)?.textContent).toContain('Resuelta');
  choose(field('Estado'), 'Todos');
  type(field('Buscar en las respuestas'), 'lampara');
  await listed('VM2', 'VM1');
  type(field('Buscar en las respuestas'), 'lampara belg');
  await listed('VM2');
  type(field('Buscar en las respuestas'), 'nadie');
  await until(() => expect(text()).toContain('No se encontraron resultados'));
});

it('X40.41 a list that the person may not read has the reason and the way back, and no filters; one that fails keeps them', async () => {
  await openPage(URL_OF_LIST, 'ROLE_ADMIN', { [LIST]: () => refused('form-outside-areas') });
  await until(() => expect(one('page').textContent).toMatch(/otra área|sus áreas/));
  expect(panel()).toHaveLength(0);
  expect(all('link', '<< Volver')).toHaveLength(1);
  await openPage(URL_OF_LIST, 'ROLE_ADMIN', { [LIST]: unreached });
  await until(() => expect(text()).toContain('No hay conexión con el servidor.'));
  expect(panel()).toHaveLength(1);
});
