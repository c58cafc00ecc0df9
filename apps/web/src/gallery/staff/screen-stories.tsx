// Staff screens that read from the server: the guard in its states, and the lists of forms and of submissions.
import type { FormRow } from '@constancia/contract/forms/forms.ts';
import type { ExportProgress } from '@constancia/contract/submissions/exports.ts';
import type { StatusLine } from '@constancia/contract/administration/status.ts';
import type { SubmissionRow } from '@constancia/contract/submissions/submissions.ts';
import { PATHS } from '@constancia/domain/pages/paths.ts';
import { CrashBoundary } from '../../app/crash-screen.tsx';
import { Guard } from '../../app/guard.tsx';
import { NotFoundScreen } from '../../app/message-screens.tsx';
import { FormListScreen } from '../../features/forms/list/form-list-screen.tsx';
import { SubmissionListScreen } from '../../features/submissions/list/submission-list-screen.tsx';
import { StatusScreen } from '../../features/status/status-screen.tsx';
import { ANA, type MemoryReplies, type MemoryReply } from '../stage/memory-server.ts';
import { StaffStage } from '../stage/staff-stage.tsx';
import type { StoryGroup } from '../stage/story.ts';

const guard = (session: MemoryReply) => (
  <StaffStage
    replies={{ '/api/session': session, '/api/single-sign-on': 'never' }}
    url={PATHS.forms}
    pattern={PATHS.forms}
  >
    <Guard path="forms">
      <main>
        <h1>Formularios</h1>
      </main>
    </Guard>
  </StaffStage>
);

/** As after a screen that could not be drawn. */
class Crashed extends CrashBoundary {
  override state = { crashed: true };
}

/** With the newer login method on. */
const DIRECT = { name: '', by: 'redirect', isDirect: true } as const;

const FORM: FormRow = {
  id: 'bESyhZbQHSF7GLBl45Va',
  title: { text: 'Solicitud de poda' },
  area: { id: 'a', name: 'Espacios Verdes' },
  municipality: { id: 'm', name: 'Villa María' },
  public: true,
  version: 3,
  paymentGateway: false,
  marked: false,
  may: {
    answer: true,
    readSubmissions: true,
    readStatistics: true,
    edit: true,
    duplicate: true,
    delete: true,
    hold: true,
    publish: 'yes',
  },
};
const FORMS: readonly FormRow[] = [
  FORM,
  {
    ...FORM,
    id: 'FJ4vpNvcYCSOKQPKux1d',
    title: {
      text: 'Relevamiento de arbolado urbano en veredas de la zona norte, con inspección de raíces y tendido',
    },
    public: false,
    marked: true,
    paymentGateway: true,
    may: { ...FORM.may, publish: 'citizen' },
  },
];
const page = (forms: readonly FormRow[]): MemoryReply => ({
  json: {
    forms,
    total: forms.length,
    anyPaymentGateway: true,
    may: { create: true, editWorkflows: true },
  },
});

const forms = (reply: MemoryReply) => screen({ '/api/forms': reply }, PATHS.forms, PATHS.forms);

function screen(replies: MemoryReplies, url: string, pattern: string) {
  return (
    <StaffStage replies={replies} url={url} pattern={pattern}>
      <Guard path={pattern === PATHS.forms ? 'forms' : 'submissions'}>
        {pattern === PATHS.forms ? <FormListScreen /> : <SubmissionListScreen />}
      </Guard>
    </StaffStage>
  );
}

const SUBMISSIONS: readonly SubmissionRow[] = ['VM4378', 'VM4379'].map((code, position) => ({
  id: `AbC456789012345678${position}x`,
  code,
  createdAt: '2026-03-25T12:30:00.000Z',
  updatedAt: '2026-03-25T12:30:00.000Z',
  createdBy: 'ana.perez',
  state: position === 0 ? 'Recibido' : 'En revisión por el área de Espacios Verdes',
  stateId: position,
  citizen: 'Juan Gómez',
  citizenNumber: '30111222',
  address: 'San Martín 1020',
  incidentNumber: position === 0 ? '2026-118' : '',
  badge: position === 0 ? null : 'to-correct',
  payment: position === 0 ? 'paid' : 'to-validate',
  may: { complete: true, correct: true, delete: true },
  values: [],
}));

const submissions = (reply: MemoryReply, others: MemoryReplies = {}) =>
  screen(
    { [`/api/forms/${FORM.id}/submissions`]: reply, ...others },
    PATHS.submissions.replace(':id', FORM.id),
    PATHS.submissions,
  );

const LISTED: MemoryReply = {
  json: {
    form: {
      title: FORM.title,
      description: { text: 'Para árboles de la vereda' },
      sells: true,
      states: [{ id: 0, name: 'Recibida' }],
      map: null,
    },
    columns: [],
    order: null,
    readAt: '2026-03-25T12:31:00.000Z',
    submissions: SUBMISSIONS,
    may: { answer: true, changeState: true },
    total: 2,
    next: 'k',
    previous: null,
  },
};
const EXPORT: ExportProgress = {
  id: 'expo56789012345678x1',
  state: 'writing',
  ahead: 0,
  made: 4_230,
  total: 10_000,
};

const STATUS_LINE = { values: {}, lastSuccess: null, lastFailure: null } as const;
const STATUS_LINES: readonly StatusLine[] = [
  {
    ...STATUS_LINE,
    subject: 'server',
    code: 'server-runs',
    values: { node: 'v24.1.0', schema: '0141-passkeys', hours: 52 },
  },
  {
    ...STATUS_LINE,
    subject: 'database',
    code: 'database-answers',
    values: { version: '18.1', megabytes: 830, connections: 14, most: 100 },
  },
  { ...STATUS_LINE, subject: 'jobs', code: 'jobs-late', values: { waiting: 12, minutes: 9, failed: 0 } },
  {
    ...STATUS_LINE,
    subject: 'mail',
    code: 'mail-taken',
    values: { host: 'correo.villamaria.example' },
    lastSuccess: '2026-03-25T12:30:00.000Z',
  },
  { ...STATUS_LINE, subject: 'backup', code: 'backup-unknown' },
  {
    ...STATUS_LINE,
    subject: 'platform',
    code: 'system-away',
    values: { host: 'plataforma.villamaria.example' },
    lastSuccess: '2026-03-25T11:02:00.000Z',
    lastFailure: '2026-03-25T12:30:00.000Z',
  },
];
const status = (reply: MemoryReply) => (
  <StaffStage replies={{ '/api/status': reply }} url={PATHS.status} pattern={PATHS.status}>
    <StatusScreen />
  </StaffStage>
);
const statusOf = (lines: readonly StatusLine[]): MemoryReply => ({
  json: { at: '2026-03-25T12:31:00.000Z', timeZone: 'America/Argentina/Cordoba', lines },
});

export const screenStories: StoryGroup = {
  name: 'screens',
  holds: 'page',
  stories: {
    'guard-loading': guard('never'),
    'guard-signed-in': guard({ json: { account: ANA } }),
    'guard-forbidden': guard({ json: { account: { ...ANA, rights: [] } } }),
    'guard-blocked': guard({ problem: 'municipality-blocked' }),
    'guard-failed': guard('offline'),
    'guard-direct': guard({ json: { account: null, singleSignOn: DIRECT } }),
    'not-found': (
      <StaffStage>
        <NotFoundScreen />
      </StaffStage>
    ),
    crash: <Crashed home="offered">{null}</Crashed>,
    forms: forms(page(FORMS)),
    'forms-loading': forms('never'),
    'forms-empty': forms(page([])),
    'forms-failed': forms({ problem: 'unavailable' }),
    submissions: submissions(LISTED),
    'submissions-export': submissions(LISTED, {
      [`/api/forms/${FORM.id}/exports`]: { json: EXPORT },
      [`/api/exports/${EXPORT.id}`]: { json: EXPORT },
    }),
    status: status(statusOf(STATUS_LINES)),
    'status-well': status(statusOf(STATUS_LINES.slice(0, 2))),
    'status-loading': status('never'),
    'status-failed': status({ problem: 'unavailable' }),
    'submissions-failed': submissions({ problem: 'form-not-found' }),
  },
};
