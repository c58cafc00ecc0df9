// A query for a row of a municipality also filters by the municipality: two of them may have the same id, and ids come
// from strangers. Exceptions are listed here with their reason, so that a new one is a deliberate decision.
// rules: X3.23, X25.09

import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isProduct, type Law, type Offence } from '../../reading/law.ts';
import { isNode, type SourceFile, type SyntaxNode, walk } from '../../reading/source-file.ts';
import { child, isIdentifier, literalText } from '../../reading/syntax.ts';

const DATABASE = resolve(import.meta.dirname, '../../../../apps/server/database');

/** Fragments of SQL that already contain a condition on the areas or on a form of a municipality. */
const SCOPES = [
  'inScope',
  'ofForm',
  'ofLane',
  'within',
  'countedRows',
  'cellsIn',
  'selected',
  'ofCounters',
  'unsorted',
  'ofRows',
  'ofCitizen',
];

/** The index that makes an id unique in the whole installation, or why the query means several municipalities. */
export type Reason = { readonly uniqueBy: string } | { readonly because: string };

const SWEEP = { because: 'removes what is over, in every municipality' };
const ACROSS = { because: 'looks over all municipalities, for who may see them or before there is anybody' };

/** Function of a queries file -> why its query does not filter by municipality. */
export const WITHOUT_MUNICIPALITY: Readonly<Record<string, Reason>> = {
  findForm: { uniqueBy: 'forms_one_per_id' },
  findOwnTextsOfForm: { uniqueBy: 'forms_one_per_id' },
  findFormOfShortCode: {
    because: 'a code printed for people names no municipality; it leads to a public page',
  },
  findCopy: { uniqueBy: 'forms_one_per_id' },
  findSubmissionById: { uniqueBy: 'submissions_one_per_id' },
  findArea: { uniqueBy: 'areas_one_per_id' },
  listRegister: { because: 'administrators, who work in all municipalities, see the whole territory' },
  listNeighbours: { because: 'a name is compared with those of the other municipalities of its province' },
  findRecord: { uniqueBy: 'records_one_per_id' },
  findBundle: { uniqueBy: 'record_bundles_one_per_id' },
  deleteBundles: SWEEP,
  deleteEventsBefore: SWEEP,
  givePositions: { because: 'gives positions to the events of all municipalities, one process at a time' },
  insertDeliveries: { because: 'writes deliveries for webhooks of several municipalities' },
  listDue: { because: 'the worker sends for all municipalities' },
  takeDueMails: { because: 'the worker writes the mails of the morning for all municipalities' },
  listDueRules: { because: 'the worker follows the rules of the plan in all municipalities' },
  deletePresenceBefore: SWEEP,
  findUpload: { uniqueBy: 'uploads_one_per_id' },
  findFile: { uniqueBy: 'files_one_per_key' },
  lockWorkflow: { uniqueBy: 'workflows_one_per_id' },
  findOrderByNumber: { uniqueBy: 'pay_orders_by_number' },
  findSession: { uniqueBy: 'sessions_one_per_token' },
  findProgram: { uniqueBy: 'api_tokens_one_per_token' },
  endSessionOfToken: { uniqueBy: 'sessions_one_per_token' },
  endProviderSessions: { because: 'the identity provider names its session, of whichever municipality' },
  findAppointmentLink: { uniqueBy: 'appointment_links_one_per_token' },
  findAccountOfLink: { uniqueBy: 'password_links_one_per_token' },
  takeLink: { uniqueBy: 'password_links_one_per_token' },
  findCitizen: { uniqueBy: 'portal_sessions_one_per_token' },
  endSession: { uniqueBy: 'portal_sessions_one_per_token' },
  findToken: { uniqueBy: 'portal_tokens_one' },
  findUserByEmail: { uniqueBy: 'users_one_per_email' },
  findUserByUsername: { uniqueBy: 'users_one_per_username' },
  isAccountName: { uniqueBy: 'users_one_per_username' },
  headerImageOwner: {
    because: 'a picture may be shown by forms of several municipalities, which an administrator made',
  },
  findByRecordCode: { because: 'a code printed for people names no municipality; guessing is limited (W1)' },
  findPublicState: { because: 'a code printed for people names no municipality; guessing is limited (W2)' },
  saysNumber: { because: 'former numbers within the municipalities whose submissions are searched' },
  municipalityOfPerson: {
    because: 'looks for the municipality of who comes from the portal of the platform',
  },
  listGatewaysInUse: { because: 'pages may send forms to the gateways of every municipality' },
  listHeads: ACROSS,
  countOutbox: ACROSS,
  outboxState: { because: 'says how the whole installation is, for who looks after it' },
  keysAfter: { because: 'moves the files of the whole installation' },
  isNamed: { uniqueBy: 'files_one_per_key' },
  listKeyNames: ACROSS,
  listFormerZones: ACROSS,
  listUncounted: ACROSS,
  listUnsorted: ACROSS,
  listMonths: ACROSS,
  listMunicipalities: ACROSS,
  listExported: ACROSS,
  listForms: ACROSS,
  listTerritory: ACROSS,
  listAreas: ACROSS,
  listAccounts: ACROSS,
  findAccount: { uniqueBy: 'users_one_per_id' },
  lockAdministrators: ACROSS,
  retired: { because: 'ids and usernames are unique in the installation, also those of deleted accounts' },
  insertAccount: { uniqueBy: 'users_one_per_username' },
  closeDemonstrationForms: ACROSS,
  findAnyArea: ACROSS,
  findPeople: ACROSS,
  listDemonstrationAccounts: ACROSS,
  hasDemonstrationAccounts: ACROSS,
  markDemonstrationAccounts: ACROSS,
  setDemonstrationPassword: ACROSS,
  deleteDemonstrationAccounts: ACROSS,
  listKept: ACROSS,
  ownMunicipalities: { because: 'says which municipalities the areas of a person lie in' },
  listWaiting: {
    because: 'areas of one person may lie in several municipalities; the query names those of the areas',
  },
  listCameBack: { because: 'as listWaiting' },
  listLastForms: { because: 'as listWaiting' },
  listOfPerson: { because: 'as listWaiting (R6.14)' },
  insertExport: { because: 'counts what a person has open, whichever municipality it is of' },
  seeExport: { because: 'whose turn it is counts over the whole installation; only its person asks' },
  beginExport: { uniqueBy: 'exports_one_per_id' },
  noteWritten: { uniqueBy: 'exports_one_per_id' },
  endExport: { uniqueBy: 'exports_one_per_id' },
  cancelOwnExport: { uniqueBy: 'exports_one_per_id' },
  deleteOldExports: SWEEP,
  deleteRecords: SWEEP,
  takeUnused: SWEEP,
  takeUsedBefore: SWEEP,
  takeOldUploads: SWEEP,
  deleteOldMails: SWEEP,
  deleteEntries: SWEEP,
  deleteTokens: SWEEP,
  deleteOldSessions: SWEEP,
  deleteExpiredLinks: SWEEP,
  lostEntries: SWEEP,
  takeDueReminders: { because: 'reminds the people of every municipality' },
  unconfiguredEntries: SWEEP,
};

/** Tables whose rows belong to a municipality: those with a column for its id. */
function tablesOfMunicipalities(): readonly string[] {
  const text = readdirSync(DATABASE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.sql'))
    .map((file) => readFileSync(join(DATABASE, file), 'utf8'))
    .join('\n');
  const tables = text.matchAll(/CREATE (?:UNLOGGED )?TABLE (\w+) \(([\s\S]*?)\n\)/g);
  return [...tables].flatMap(([, name, columns]) =>
    name !== undefined && /^\s*municipality_id\b/m.test(columns ?? '') ? [name] : [],
  );
}

const TABLE = new RegExp(
  `\\b(?:from|join|update|using)\\s+(?:${tablesOfMunicipalities().join('|')})\\b`,
  'i',
);

interface Query {
  readonly node: SyntaxNode;
  readonly texts: readonly string[];
  readonly usesScope: boolean;
}

export const municipalityInQueries: Law = {
  name: 'municipality-in-queries',
  why: 'A row of a municipality is found with municipality_id = ${…}: an id alone may lie in two of them.',
  appliesTo: (path) => path.startsWith('apps/server/src/') && path.endsWith('queries.ts') && isProduct(path),
  check(file) {
    return functionsOf(file).flatMap(({ name, node }) => {
      if (WITHOUT_MUNICIPALITY[name] !== undefined) return [];
      return queriesIn(node).flatMap((query) => offenceOf(file, name, query));
    });
  },
};

function offenceOf(file: SourceFile, name: string, { node, texts, usesScope }: Query): readonly Offence[] {
  const named = TABLE.test(texts.join('?'));
  const compared = usesScope || texts.some((text) => /municipality_id\s*=\s*(?:any\()?$/.test(text));
  return named && !compared ? [{ line: file.lineOf(node), what: `${name} asks without a municipality` }] : [];
}

function functionsOf(file: SourceFile): readonly { readonly name: string; readonly node: SyntaxNode }[] {
  return file.statements.flatMap((statement) => {
    const declared = statement.type === 'ExportDeclaration' ? child(statement, 'declaration') : statement;
    if (declared?.type !== 'FunctionDeclaration') return [];
    const name = String(child(declared, 'identifier')?.['value']);
    return [{ name, node: declared }];
  });
}

function queriesIn(node: SyntaxNode): readonly Query[] {
  const found: Query[] = [];
  walk([node], (one) => {
    if (one.type !== 'TaggedTemplateExpression' || !isIdentifier(child(one, 'tag'), 'sql')) return;
    const template = child(one, 'template');
    const quasis = (template?.['quasis'] ?? []) as readonly SyntaxNode[];
    const texts = quasis.map((quasi) => literalText(quasi) ?? '');
    found.push({ node: one, texts, usesScope: usesScope(template) });
  });
  return found;
}

function usesScope(template: SyntaxNode | undefined): boolean {
  const expressions = (template?.['expressions'] ?? []) as readonly unknown[];
  return expressions.some(
    (expression) => isNode(expression) && isIdentifier(child(expression, 'callee'), ...SCOPES),
  );
}
