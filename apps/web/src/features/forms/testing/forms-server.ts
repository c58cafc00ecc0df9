// The server as the screens of forms meet it in their tests: it keeps forms in memory, remembers what it was sent, and replies
// otherwise where a test says so. A request that it does not know fails the test.
import type { FormToEdit } from '@constancia/contract/forms/forms.ts';
import { createForm, type listForms, updateForm } from '@constancia/contract/forms/forms.ts';
import type { Reply } from '@constancia/contract/endpoint.ts';
import type { ProblemCode } from '@constancia/contract/problems.ts';
import type { Account } from '@constancia/contract/session.ts';
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { expect, onTestFinished, vi } from 'vitest';
import type { StoredVersion } from '../api.ts';

const MUNICIPALITY = { id: 'Mun45678901234567890', name: 'Villa María', keyword: 'VM', timeZone: 'UTC' };
export const AREA = { id: 'Are45678901234567890', name: 'Ambiente y Espacios Verdes' };
export const OTHER_AREA = { id: 'Otr45678901234567890', name: 'Obras' };

/** Works in one area of one municipality. */
const SUPERVISOR: Account = {
  userId: 'Usr45678901234567890',
  username: 'gsoldevila',
  email: 'gsoldevila@villamaria.example',
  firstName: 'Gabriela',
  lastName: 'Soldevila',
  kind: 'product',
  role: 'ROLE_SUPERVISOR',
  municipality: MUNICIPALITY,
  areas: [AREA],
  rights: [
    { subject: 'formulario', actions: ['create', 'read', 'update', 'delete', 'duplicate'] },
    { subject: 'respuesta', actions: ['create', 'read'] },
  ],
  publishesForms: true,
  offersVideo: false,
  acrossMunicipalities: false,
  usesHome: true,
};

const provinceOf = (id: string, name: string, municipalities: readonly object[]) => ({
  id,
  name,
  municipalities,
});

/** Two countries, in the first of which the person works. */
const TERRITORY = {
  countries: [
    {
      id: 'ar',
      name: 'Argentina',
      provinces: [
        provinceOf('cba', 'Córdoba', [{ ...MUNICIPALITY, areas: [AREA, OTHER_AREA] }]),
        provinceOf('mza', 'Mendoza', []),
      ],
    },
    { id: 'es', name: 'España', provinces: [provinceOf('na', 'Navarra', [])] },
  ],
};

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly search: URLSearchParams;
  readonly body: unknown;
}

/** What a test has the server reply: a document, or a problem with its issues. 'offline': no reply comes. */
type Given = object | Response | 'offline';

export const problem = (code: ProblemCode, over: object = {}, status = 422): Response =>
  Response.json({ type: 'about:blank', status, code, issues: [], values: {}, ...over }, { status });

export interface FormsServer {
  readonly account: Account;
  /** By id, as they are saved now. */
  readonly forms: Map<string, FormToEdit>;
  /** Whatever changes something, in its order. */
  readonly sent: Sent[];
  /** Everything that was read. */
  readonly read: string[];
  /** Stores a form as it stands, and returns its id. */
  readonly store: (definition: FormDefinition, over?: Partial<FormToEdit>) => string;
  /** The person sees this form in the list and may not edit it. */
  readonly mayOnlyRead: (id: string) => void;
  /** From here on this is the reply, e.g. to 'PUT /api/forms/…'; null: the usual one again. */
  readonly reply: (request: string, given: Given | ((sent: Sent) => Given) | null) => void;
}

const FIRST = { version: 1, areaId: AREA.id, areaName: AREA.name, municipality: MUNICIPALITY };

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

/** The forms whose titles have the words; `onlyRead`: those that the person may not edit. */
function listed(
  forms: readonly FormToEdit[],
  search: URLSearchParams,
  onlyRead: ReadonlySet<string>,
): Reply<typeof listForms> {
  const words = (search.get('text') ?? '').toLowerCase();
  const found = forms.filter(({ definition }) => definition.title.text.toLowerCase().includes(words));
  const rows = found.map(({ id, version, definition, areaId, areaName, municipality }) => ({
    id,
    version,
    title: definition.title,
    area: { id: areaId, name: areaName },
    municipality,
    public: definition.options.publicAccess,
    paymentGateway: false,
    marked: false,
    may: { ...MAY, edit: !onlyRead.has(id) },
  }));
  const may = { create: true, editWorkflows: true };
  return { forms: rows, total: rows.length, anyPaymentGateway: false, may };
}

/** For a person who is signed in, on a device that nobody has used. */
export function startFormsServer(over: Partial<Account> = {}): FormsServer {
  localStorage.clear();
  sessionStorage.clear();
  const account = { ...SUPERVISOR, ...over };
  const forms: FormsServer['forms'] = new Map();
  const sent: Sent[] = [];
  const read: string[] = [];
  const onlyRead = new Set<string>();
  const versions = new Map<string, StoredVersion>();
  const replies = new Map<string, (sent: Sent) => Given>();
  const unknown: string[] = [];
  onTestFinished(() => expect(unknown, 'requests that the test has no reply for').toEqual([]));
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
  const usual = (request: Sent): Given => {
    const { method, path } = request;
    if (path === '/api/session') return { account };
    if (path === '/api/territory') return TERRITORY;
    if (method === 'GET' && path === '/api/forms')
      return listed([...forms.values()], request.search, onlyRead);
    const form = forms.get(path.split('/')[3] ?? '');
    if (method === 'GET' && form) return readForm(form, path);
    if (method === 'POST' && path === '/api/forms') {
      const { id, definition, areaId } = createForm.body.parse(request.body);
      store(definition, { id, areaId });
      return { id, version: 1 };
    }
    if (method === 'PUT' && form) return saveOver(form, request);
    unknown.push(`${method} ${path}`);
    return 'offline';
  };
  const saveOver = (saved: FormToEdit, request: Sent): Given => {
    const { version, definition, areaId } = updateForm.body.parse(request.body);
    if (version !== saved.version) return problem('stale-version', {}, 409);
    store(definition, { ...saved, definition, areaId, version: version + 1 });
    return { id: saved.id, version: version + 1 };
  };
  const readForm = (form: FormToEdit, path: string): Given => {
    const [, , , id, what, version] = path.split('/');
    if (what === undefined) return form;
    const saved = [...versions].filter(([key]) => key.startsWith(`${id}/`)).map(([, one]) => one);
    const found = saved.find((one) => String(one.version) === version);
    if (found) return found;
    if (what !== 'versions') {
      unknown.push(`GET ${path}`);
      return 'offline';
    }
    const listed = saved.toReversed().map(({ version: of, savedAt, savedBy, submissions }) => ({
      version: of,
      savedAt,
      savedBy,
      submissions,
    }));
    return { title: form.definition.title, timeZone: 'UTC', versions: listed, more: false };
  };
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const { pathname: path, searchParams: search } = new URL(url, 'http://localhost');
    const request = { method, path, search, body: typeof body === 'string' ? JSON.parse(body) : body };
    if (method === 'GET') read.push(search.size === 0 ? path : `${path}?${search}`);
    else sent.push(request);
    const given = (replies.get(`${method} ${path}`) ?? usual)(request);
    if (given === 'offline') throw new TypeError('failed to fetch');
    return given instanceof Response ? given.clone() : Response.json(given);
  });
  const reply: FormsServer['reply'] = (request, given) => {
    if (given === null) replies.delete(request);
    else replies.set(request, typeof given === 'function' ? (given as (sent: Sent) => Given) : () => given);
  };
  const mayOnlyRead = (id: string) => void onlyRead.add(id);
  return { account, forms, sent, read, store, mayOnlyRead, reply };
}
