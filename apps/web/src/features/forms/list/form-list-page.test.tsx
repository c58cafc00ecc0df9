// @vitest-environment jsdom
// The list of forms on its page: what is offered with a form, filters and pages in the URL, and the way back to them.
import type { FormRow } from '@constancia/contract/forms/forms.ts';
import { act } from 'react';
import { expect, it } from 'vitest';
import { openPage } from '../../../app/testing/open-page.tsx';
import { AREA, TERRITORY, TOWN } from '../../../app/testing/town.ts';
import { choose, click, write } from '../../../platform/testing/act-on.ts';
import { until } from '../../../platform/testing/draw.ts';
import { all, nameOf, one, text } from '../../../platform/testing/find.ts';
import { type Asked, never, type PlayedReplies } from '../../../platform/testing/played-server.ts';

const LIST = 'GET /api/forms';
const NOTHING = { answer: false, readSubmissions: false, readStatistics: false } as const;
const KEPT = { edit: false, duplicate: false, delete: false, hold: false, publish: 'hidden' } as const;
const READS = { answer: true, readSubmissions: true, readStatistics: true } as const;
const ROW: FormRow = {
  id: 'Frm45678901234567890',
  title: { text: 'Arbolado urbano' },
  area: AREA,
  municipality: { id: TOWN.id, name: TOWN.name },
  public: false,
  version: 1,
  paymentGateway: false,
  marked: false,
  may: { ...READS, ...KEPT, edit: true, delete: true },
};
const titled = (title: string, at: number): FormRow => ({
  ...ROW,
  id: `Frm${at}`.padEnd(20, 'x'),
  title: { text: title },
});
const pageOf = (forms: readonly FormRow[], over: object = {}) => ({
  forms,
  total: forms.length,
  anyPaymentGateway: false,
  may: { create: true, editWorkflows: true },
  ...over,
});

const search = () => one('field', 'Nombre del formulario');
const rows = () => all('row').slice(1);
const shows = (words: string) => until(() => expect(text()).toContain(words));
const openMenu = async (title: string) => click(await until(() => one('button', `Más acciones: ${title}`)));

/** Entries for who may edit a form. */
const FILES = ['Enlaces con respuestas', 'Importar respuestas', 'Descargar XLSForm', 'Descargar JSON'];

const OFFERED = {
  'a supervisor': {
    may: { ...READS, ...KEPT, edit: true, delete: true },
    entries: ['Editar', 'Mis respuestas', ...FILES, 'Eliminar'],
    links: ['Contestar Formulario', 'Ver Respuestas', 'Ver Estadísticas'],
  },
  'an elevated supervisor': {
    may: { ...READS, ...KEPT, edit: true, duplicate: true, delete: true },
    entries: ['Editar', 'Mis respuestas', 'Duplicar', ...FILES, 'Eliminar'],
    links: ['Contestar Formulario', 'Ver Respuestas', 'Ver Estadísticas'],
  },
  'an inspector': {
    may: { ...READS, ...KEPT, readStatistics: false },
    entries: ['Mis respuestas'],
    links: ['Contestar Formulario', 'Ver Respuestas'],
  },
  'a generator': {
    may: { ...NOTHING, ...KEPT, edit: true, delete: true },
    entries: ['Editar', ...FILES, 'Eliminar'],
    links: [],
  },
};

it.each(Object.entries(OFFERED))(
  'P2.62 P2.67 P2.68 P2.69 P2.70 P2.71 P2.72 P2.73 %s sees the buttons and entries of what they may do with a form',
  async (_, { may, entries, links }) => {
    const create = may.edit;
    await openPage('/listar', 'ROLE_SUPERVISOR', {
      '*': never,
      [LIST]: pageOf([{ ...ROW, may }], { may: { create, editWorkflows: create } }),
    });
    await until(() => expect(rows()).toHaveLength(1));
    const shown = rows().flatMap((row) => [...row.querySelectorAll('a')].map(nameOf));
    expect(shown).toEqual(links.map((link) => `${link}: Arbolado urbano`));
    expect(all('link', 'Nuevo formulario')).toHaveLength(create ? 1 : 0);
    await openMenu('Arbolado urbano');
    expect(all('entry').map(nameOf)).toEqual(entries);
  },
);

const OTHER = { id: 'Otr45678901234567890', name: 'Seguridad Alimentaria' };

/** A territory whose town has a second area. */
function twoAreas() {
  const [country] = TERRITORY.countries;
  const [province] = country!.provinces;
  const [town] = province!.municipalities;
  const areas = [...town!.areas, { ...OTHER, ref: 'areas/sa' }];
  const provinces = [{ ...province!, municipalities: [{ ...town!, areas }] }];
  return { countries: [{ ...country!, provinces }] };
}

/** One form in each area, whose title has both words. */
function found({ query }: Asked): object {
  const forms = [ROW, { ...titled('Comercio alimentario', 2), area: OTHER }];
  return pageOf(
    forms.filter(
      ({ title, area }) =>
        title.text.toLowerCase().includes((query['text'] ?? '').toLowerCase()) &&
        (query['area'] === undefined || query['area'] === area.id),
    ),
  );
}

const opened = (url: string, replies: PlayedReplies) =>
  openPage(url, 'ROLE_ADMIN', { '*': never, 'GET /api/territory': twoAreas(), ...replies });

it('P2.57 P2.58 P2.60 P2.77 X10.08 filters stand in the URL, and the pages of a form and going back return to them', async () => {
  const server = await opened('/listar', { [LIST]: found });
  await until(() => one('heading', 'Formularios'));
  expect(all('field', 'Área municipal')).toEqual([]);
  await choose(await until(() => one('field', 'Municipio')), TOWN.name);
  const area = () => one('field', 'Área municipal');
  await until(() => expect(area().options[0]?.text).toBe('Todas'));
  await choose(area(), AREA.name);
  await write(search(), 'arbolado urbano');
  await shows('Total Formularios: 1');
  const { search: filtered } = location;
  expect(new URLSearchParams(filtered).get('texto')).toBe('arbolado urbano');
  expect(server.to(LIST).at(-1)?.query).toMatchObject({
    text: 'arbolado urbano',
    area: AREA.id,
    municipality: TOWN.id,
  });
  const follow = async (link: string) => {
    await click(await until(() => one('link', `${link}: Arbolado urbano`)));
    await until(() => expect(location.pathname).not.toBe('/listar'));
  };
  const returned = () => until(() => expect(location.pathname + location.search).toBe(`/listar${filtered}`));
  for (const link of ['Ver Estadísticas', 'Ver Respuestas']) {
    await follow(link);
    await click(await until(() => one('link', '<< Volver')));
    await returned();
  }
  await follow('Contestar Formulario');
  await act(async () => history.back());
  await returned();
  await until(() => expect(search().value).toBe('arbolado urbano'));
  await until(() => expect(area().selectedOptions[0]?.text).toBe(AREA.name));
});

it('P2.57 P2.58 P2.59 P2.66 P2.76 P2.78 P2.79 A2.05 the list says how many forms there are, and why there is none', async () => {
  const server = await opened('/listar', { [LIST]: found });
  await shows('Total Formularios: 2');
  await write(search(), '  ARBOLADO urb');
  await shows('Total Formularios: 1');
  expect(server.to(LIST).at(-1)?.query['text']).toBe('ARBOLADO urb');
  await write(search(), 'nada así');
  await shows('No se encontraron formularios con ese nombre');
  await choose(await until(() => one('field', 'Municipio')), TOWN.name);
  await shows('No se encontraron resultados');
  await write(search(), '');
  await choose(one('field', 'Área municipal'), OTHER.name);
  await shows('Comercio alimentario');
  expect(text()).not.toContain('Arbolado urbano');
  server.play({ [LIST]: pageOf([]) });
  await choose(one('field', 'Área municipal'), AREA.name);
  await shows('No se encontraron formularios para el área seleccionada');
  const broken = await opened('/listar', { [LIST]: () => Response.json({}, { status: 500 }) });
  await until(() =>
    expect(one('alert').textContent).toContain('Error al cargar la información, intente nuevamente.'),
  );
  broken.play({ [LIST]: found });
  await click(one('button', 'Reintentar'));
  await shows('Total Formularios: 2');
});

const SEVEN = 7;

/** Seven a page, by title. */
function paged(titles: string[]) {
  return ({ query }: Asked): object => {
    const forms = titles.map(titled).filter(({ title }) => title.text.includes(query['text'] ?? ''));
    const begin = Number(query['page'] ?? 0) * SEVEN;
    return pageOf(forms.slice(begin, begin + SEVEN), { total: forms.length });
  };
}

it('P2.66 P2.59 X10.08 X10.09 pages: deleting the last form of the last page shows the one before', async () => {
  const titles = Array.from({ length: 8 }, (_, at) => `Zona ${at + 1}`);
  const list = { [LIST]: paged(titles) };
  await opened('/listar?texto=Zona', {
    ...list,
    'GET /api/forms/:formId/deletion': { title: { text: 'Zona 8' }, version: 1, submissionCount: 0 },
    'DELETE /api/forms/:formId': ({ params }) => {
      titles.pop();
      return { id: params['formId'], outcome: 'removed', submissionCount: 0 };
    },
  });
  await shows('Total Formularios: 8');
  await until(() => expect(rows()).toHaveLength(7));
  await click(one('button', 'Página 2'));
  await until(() => expect(rows()).toHaveLength(1));
  expect(location.search).toContain('pagina=2');
  await act(async () => history.back());
  await shows('Zona 1');
  await act(async () => history.forward());
  await openMenu('Zona 8');
  await click(await until(() => one('entry', 'Eliminar')));
  await click(await until(() => one('button', 'Eliminar «Zona 8»')));
  await shows('Total Formularios: 7');
  await shows('Zona 7');
  await until(() => expect(location.search).not.toContain('pagina'));
  await opened('/listar?texto=Zona&pagina=40', list);
  await shows('Total Formularios: 7');
  await shows('Zona 1');
  titles.push('Zona 8');
  await opened('/listar?pagina=2', list);
  await shows('Zona 8');
  await write(search(), 'Zona 3');
  await shows('Zona 3');
});

it('X38.95 who does not edit the form has no links with answers in its menu, and no page of them', async () => {
  await openPage(`/historial/${ROW.id}/enlaces`, 'ROLE_INSPECTOR', { '*': never });
  await shows('You do not have the required permissions to access this site.');
  expect(all('heading', 'Enlaces con respuestas')).toEqual([]);
  await openPage('/listar', 'ROLE_INSPECTOR', {
    '*': never,
    [LIST]: pageOf([{ ...ROW, may: { ...READS, ...KEPT } }]),
  });
  await openMenu('Arbolado urbano');
  expect(all('entry', 'Mis respuestas')).toHaveLength(1);
  expect(all('entry', 'Enlaces con respuestas')).toEqual([]);
});
