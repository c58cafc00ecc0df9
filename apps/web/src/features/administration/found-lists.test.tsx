// @vitest-environment jsdom
// Lists of staff that grow with the town: a page at a time, searched by what people call the rows, both in the URL.
import type { ListedPlanRule } from '@constancia/contract/work-orders/plan-rules.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { PATHS } from '@constancia/domain/pages/paths.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { plainText } from '@constancia/domain/text/plain-text.ts';
import { expect, it } from 'vitest';
import { openPage } from '../../app/testing/open-page.tsx';
import { AREA, TOWN } from '../../app/testing/town.ts';
import { until } from '../../platform/testing/draw.ts';
import { all, one, text } from '../../platform/testing/find.ts';
import { type Asked, type PlayedReplies, refused } from '../../platform/testing/played-server.ts';
import { press, type } from '../../platform/testing/press-and-type.ts';

const FORM = 'FrmLamps901234567890';
const NAMES = Array.from({ length: 40 }, (_, n) => `Fila ${n + 1}`);
const idOf = (name: string) => `Row${NAMES.indexOf(name)}`.padEnd(20, 'x');

/** What the server finds by the text, a page of it. */
function found(among: readonly string[], { query: { text: typed = '', page = '0' } }: Asked) {
  const names = among.filter((name) => plainText(name).includes(plainText(typed.trim())));
  const from = Number(page) * 15;
  return { names: names.slice(from, from + 15), total: names.length };
}

const ruleNamed = (name: string): ListedPlanRule => ({
  id: idOf(name),
  version: 1,
  rule: {
    name,
    kind: 'interval',
    formId: FORM,
    assetType: 'Luminaria',
    assetAreaIds: [],
    every: 12,
    unit: 'months',
    triggerFormId: '',
    state: null,
    dueDays: 7,
    priority: 'medium',
    assignedTo: '',
    note: '',
    active: true,
  },
  formTitle: { text: 'Luminarias' },
  triggerTitle: null,
  stateName: '',
  obstacle: null,
  openOrders: 0,
});

const OFFERED = {
  forms: ['Luminarias', 'Arbolado'].map((title, n) => ({
    id: n === 0 ? FORM : 'FrmTrees901234567890',
    title: { text: title },
    states: [],
  })),
  assetTypes: ['Luminaria'],
  assetAreas: [],
};

const AGENDAS = 'GET /api/municipalities/:municipalityId/agendas';
const RULES = 'GET /api/municipalities/:municipalityId/plan-rules';
const LINKS = 'GET /api/forms/:formId/prefilled-links';
const PROGRAMS = 'GET /api/programs';

interface FoundList {
  readonly url: string;
  readonly endpoint: typeof AGENDAS | typeof RULES | typeof LINKS | typeof PROGRAMS;
  /** By what it can be searched, as the field says. */
  readonly field: string;
  readonly total: string;
  readonly noneFound: string;
  readonly none: RegExp;
  readonly reply: (names: readonly string[], total: number) => object;
  readonly beside?: PlayedReplies;
}

const OF_AGENDAS: FoundList = {
  url: PATHS.agendas,
  endpoint: AGENDAS,
  field: 'Nombre, dirección o número',
  total: '40 agendas',
  noneFound: 'Ninguna agenda coincide con la búsqueda.',
  none: /El municipio no tiene agendas\./,
  reply: (names, total) => ({
    agendas: names.map((name) => ({ id: NAMES.indexOf(name) + 1, name, givesAppointments: true })),
    total,
    isReadOnly: false,
  }),
};

const OF_RULES: FoundList = {
  url: PATHS.workPlanRules,
  endpoint: RULES,
  field: 'Nombre, formulario, área, activo o persona',
  total: '40 reglas',
  noneFound: 'Ninguna regla coincide con la búsqueda.',
  none: /Todavía no hay reglas\./,
  reply: (names, total) => ({ rules: names.map(ruleNamed), total, ...OFFERED }),
};

const OF_LINKS: FoundList = {
  url: pathOf('prefilledLinks', { id: FORM }),
  endpoint: LINKS,
  field: 'Nombre o quién lo creó',
  total: '40 enlaces',
  noneFound: 'Ningún enlace coincide con la búsqueda.',
  none: /Este formulario no tiene ninguno\./,
  reply: (names, total) => ({
    links: names.map((label) => ({
      id: idOf(label),
      label,
      questions: ['q'],
      assetId: null,
      person: false,
      openings: 0,
      createdAt: '2026-11-30T10:00:00.000Z',
      createdBy: 'ana',
      expiresAt: '2026-12-30T03:00:00.000Z',
    })),
    total,
  }),
  beside: {
    'GET /api/forms/:formId': {
      id: FORM,
      version: 1,
      areaId: AREA.id,
      areaName: AREA.name,
      municipality: { id: TOWN.id, name: TOWN.name, timeZone: TOWN.timeZone },
      createdAt: '2026-11-01T10:00:00.000Z',
      submissionCount: 0,
      definition: aForm().withSection('s', aQuestion('q', 'text')).build(),
    },
  },
};

const OF_PROGRAMS: FoundList = {
  url: PATHS.programs,
  endpoint: PROGRAMS,
  field: 'Nombre, comienzo del token o titular',
  total: '40 programas',
  noneFound: 'Ningún programa coincide con la búsqueda.',
  none: /Ningún programa tiene acceso\./,
  reply: (names, total) => ({
    programs: names.map((name) => ({
      id: idOf(name),
      name,
      beginning: 'cst_abcd',
      owner: { id: 'UsrAna78901234567890', username: 'ana' },
      rights: ['read respuesta'],
      areas: null,
      networks: [],
      state: 'valid',
      createdAt: '2026-11-30T10:00:00.000Z',
      createdBy: 'ana',
      expiresAt: '2026-12-30T03:00:00.000Z',
      revokedAt: null,
      lastUsedAt: null,
      lastUsedFrom: null,
    })),
    total,
    timeZone: TOWN.timeZone,
  }),
};

const LISTS = [
  ['agendas', OF_AGENDAS],
  ['rules of the plan', OF_RULES],
  ['links with answers', OF_LINKS],
  ['programs', OF_PROGRAMS],
] as const;

/** Opens the page at a search; `among`: what there is, as long as it is not emptied. */
function open(list: FoundList, search: string, among: readonly string[] = NAMES) {
  return openPage(`${list.url}${search}`, 'ROLE_ADMIN', {
    ...list.beside,
    [list.endpoint]: (asked: Asked) => {
      const { names, total } = found(among, asked);
      return list.reply(names, total);
    },
  });
}

/** What the rows that are shown are called. */
const shown = () => [...document.querySelectorAll('tbody tr > :first-child')].map((cell) => cell.textContent);

it.each(LISTS)(
  'X40.57 X40.59 X33.10 %s are shown fifteen at a time with how many there are, and searched; page and search stand in the URL',
  async (_, list) => {
    const names = [...NAMES];
    await open(list, '?texto=fila&pagina=2', names);
    await until(() => expect(shown()).toEqual(NAMES.slice(15, 30)));
    expect(text()).toContain(list.total);
    expect(one('field', list.field).value).toBe('fila');
    press(one('button', 'Página 3'));
    await until(() => expect(shown()).toEqual(NAMES.slice(30)));
    expect(location.search).toBe('?texto=fila&pagina=3');
    type(one('field', list.field), 'fila 2');
    await until(() => expect(shown()).toEqual(['Fila 2', ...NAMES.slice(19, 29)]));
    expect(location.search).toBe('?texto=fila+2');
    type(one('field', list.field), 'nada');
    await until(() => expect(text()).toContain(list.noneFound));
    expect(text()).not.toMatch(list.none);
    // Without a search there is nothing because there is nothing, which reads otherwise.
    names.length = 0;
    type(one('field', list.field), '');
    await until(() => expect(text()).toMatch(list.none));
    expect(text()).not.toContain(list.noneFound);
  },
);

it('X40.57 agendas of another municipality are its own, and a page that is gone gives way to its last one', async () => {
  const server = await open(OF_AGENDAS, '?municipio=MunOther901234567890&pagina=9');
  await until(() => expect(shown()).toEqual(NAMES.slice(30)));
  expect(location.search).toBe('?municipio=MunOther901234567890&pagina=3');
  expect(new Set(server.to(AGENDAS).map(({ params }) => params['municipalityId']))).toEqual(
    new Set(['MunOther901234567890']),
  );
});

it('X40.58 a rule is made with any form, also while the search finds no rule', async () => {
  await open(OF_RULES, '?texto=nada');
  await until(() => expect(text()).toContain(OF_RULES.noneFound));
  press('Agregar regla');
  const dialog = await until(() => one('dialog', 'Nueva regla del plan'));
  const options = all('option', /^/, one('field', 'Formulario de las órdenes', dialog));
  expect(options.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Luminarias', 'Arbolado']),
  );
});

it('X40.58 a new agenda with the name of one that another page has says so at its field', async () => {
  const server = await open(OF_AGENDAS, '');
  await until(() => expect(shown()).toHaveLength(15));
  press('Agregar agenda');
  const dialog = await until(() => one('dialog', 'Nueva agenda'));
  const issues = [{ code: 'agenda-name-taken', at: { field: 'name' } }];
  server.play({ 'POST /api/municipalities/:municipalityId/agendas': refused('agenda-invalid', { issues }) });
  const name = one('field', 'Nombre', dialog);
  type(name, 'Fila 40');
  press('Guardar');
  await until(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
});
