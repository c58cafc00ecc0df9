// The server as the screens of forms meet it in their tests: it keeps forms in memory, remembers what it was sent, and replies
// otherwise where a test says so. A request that it does not know, or that the contract does not, fails the test.
import type { FormToEdit } from '@constancia/contract/forms/forms.ts';
import { createForm, duplicateForm, type listForms, updateForm } from '@constancia/contract/forms/forms.ts';
import type { Reply } from '@constancia/contract/endpoint.ts';
import type { Account } from '@constancia/contract/session.ts';
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { expect, onTestFinished, vi } from 'vitest';
import {
  AREA,
  countryOf,
  OTHER_AREA,
  personWith,
  provinceOf,
  townOf,
  TOWN,
} from '../../../app/testing/town.ts';
import {
  type Asked,
  type PlayedReplies,
  PlayedServer,
  refused,
} from '../../../platform/testing/played-server.ts';
import type { StoredVersion } from '../api.ts';

/** Two countries, in the first of which the person works. */
const TWO_COUNTRIES = {
  countries: [
    countryOf('ar', 'Argentina', [
      provinceOf('cba', 'Córdoba', [townOf([AREA, OTHER_AREA])]),
      provinceOf('mza', 'Mendoza'),
    ]),
    countryOf('es', 'España', [provinceOf('na', 'Navarra')]),
  ],
};

export interface FormsServer {
  readonly account: Account;
  /** By id, as they are saved now. */
  readonly forms: Map<string, FormToEdit>;
  /** Every request, in its order. */
  readonly asked: readonly Asked[];
  /** Those that change something. */
  readonly sent: () => readonly Asked[];
  /** Stores a form as it stands, and returns its id. */
  readonly store: (definition: FormDefinition, over?: Partial<FormToEdit>) => string;
  /** The person sees this form in the list and may not edit it. */
  readonly mayOnlyRead: (id: string) => void;
  /** From here on this is the reply, e.g. to 'PUT /api/forms/:formId'. */
  readonly play: PlayedServer['play'];
  /** The reply is again what it was at first. */
  readonly playUsual: (endpoint: keyof PlayedReplies) => void;
}

const FIRST = { version: 1, areaId: AREA.id, areaName: AREA.name, municipality: TOWN };

/** More than the role gives: the tests are of everything that can be done with a form. */
const MAY_COPY_AND_PUBLISH: Partial<Account> = {
  rights: [
    { subject: 'formulario', actions: ['create', 'read', 'update', 'delete', 'duplicate'] },
    { subject: 'respuesta', actions: ['create', 'read'] },
  ],
  publishesForms: true,
  offersVideo: false,
  usesHome: true,
};

const MAY = {
  answer: true,
  readSubmissions: true,
  readStatistics: true,
  edit: true,
  duplicate: true,
  delete: true,
  hold: false,
  publish: 'yes',
} as const;

interface Marked {
  /** The forms that the person may not edit. */
  readonly onlyRead: ReadonlySet<string>;
  readonly copies: ReadonlySet<string>;
}

/** The forms whose titles have the words. */
function listed(
  forms: readonly FormToEdit[],
  text: string,
  { onlyRead, copies }: Marked,
): Reply<typeof listForms> {
  const words = text.toLowerCase();
  const found = forms.filter(({ definition }) => definition.title.text.toLowerCase().includes(words));
  const rows = found.map(({ id, version, definition, areaId, areaName, municipality }) => ({
    id,
    version,
    title: definition.title,
    area: { id: areaId, name: areaName },
    municipality,
    public: definition.options.publicAccess,
    paymentGateway: false,
    marked: copies.has(id),
    may: { ...MAY, edit: !onlyRead.has(id) },
  }));
  const may = { create: true, editWorkflows: true };
  return { forms: rows, total: rows.length, anyPaymentGateway: false, may };
}

/** For a person who is signed in, on a device that nobody has used. */
export function startFormsServer(over: Partial<Account> = {}): FormsServer {
  localStorage.clear();
  sessionStorage.clear();
  const account = personWith('ROLE_SUPERVISOR', { ...MAY_COPY_AND_PUBLISH, ...over });
  const forms: FormsServer['forms'] = new Map();
  const onlyRead = new Set<string>();
  const copies = new Set<string>();
  /** By id and number. */
  const versions = new Map<string, StoredVersion>();
  const store: FormsServer['store'] = (definition, saved = {}) => {
    const id = saved.id ?? `Frm${String(forms.size).padStart(17, '0')}`;
    const dates = { createdAt: '2026-03-10T11:03:00.000Z', submissionCount: 0 };
    const form: FormToEdit = { ...FIRST, ...dates, id, definition, ...saved };
    forms.set(id, form);
    const { version, submissionCount } = form;
    const by = { savedAt: form.createdAt, savedBy: account.username, submissions: submissionCount };
    versions.set(`${id}/${version}`, { ...by, version, definition });
    return id;
  };
  /** Of the form that the URL names. */
  const withForm =
    (reply: (form: FormToEdit, asked: Asked) => object) =>
    (asked: Asked): object => {
      const form = forms.get(asked.params['formId'] ?? '');
      return form ? reply(form, asked) : refused('form-not-found');
    };
  const usual: PlayedReplies = {
    'GET /api/session': { account },
    'GET /api/territory': TWO_COUNTRIES,
    'GET /api/forms': ({ query }) => listed([...forms.values()], query['text'] ?? '', { onlyRead, copies }),
    'POST /api/forms': ({ body }) => {
      const { id, definition, areaId } = createForm.body.parse(body);
      store(definition, { id, areaId });
      return { id, version: 1 };
    },
    'GET /api/forms/:formId': withForm((form) => form),
    'PUT /api/forms/:formId': withForm((saved, { body }) => {
      const { version, definition, areaId } = updateForm.body.parse(body);
      if (version !== saved.version) return refused('stale-version', { values: { version: saved.version } });
      store(definition, { ...saved, definition, areaId, version: version + 1 });
      return { id: saved.id, version: version + 1 };
    }),
    'GET /api/forms/:formId/duplication': withForm(({ definition, municipality }) => ({
      title: definition.title,
      municipality: { id: municipality.id, name: municipality.name },
      losesIncidents: false,
      losesHeaderImageElsewhere: false,
    })),
    'POST /api/forms/:formId/duplicates': withForm(({ definition }, { body }) => {
      const { id, areaId, title = '' } = duplicateForm.body.parse(body);
      const areaName = [AREA, OTHER_AREA].find((area) => area.id === areaId)?.name ?? '';
      store({ ...definition, title: { text: title } }, { id, areaId, areaName });
      copies.add(id);
      return { id, version: 1, headerImageDropped: false };
    }),
    'GET /api/forms/:formId/versions': withForm(({ id, definition }) => {
      const saved = [...versions].filter(([key]) => key.startsWith(`${id}/`)).map(([, one]) => one);
      const rows = saved.toReversed().map((one) => {
        const { definition: _, ...row } = one;
        return row;
      });
      return { title: definition.title, timeZone: 'UTC', versions: rows, more: false };
    }),
    'GET /api/forms/:formId/versions/:version': withForm(
      ({ id }, { params }) => versions.get(`${id}/${params['version']}`) ?? refused('form-not-found'),
    ),
  };
  const server = new PlayedServer(usual);
  onTestFinished(() => expect(server.faults).toEqual([]));
  vi.stubGlobal('fetch', server.fetch);
  return {
    account,
    forms,
    asked: server.asked,
    sent: () => server.asked.filter(({ endpoint }) => !endpoint.startsWith('GET ')),
    store,
    mayOnlyRead: (id) => void onlyRead.add(id),
    play: (replies) => server.play(replies),
    playUsual: (endpoint) => server.play({ [endpoint]: usual[endpoint] }),
  };
}
