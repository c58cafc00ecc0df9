// Imports a folder of the product's documents: territory.json, people.json, agendas.json, assets.json,
// forms/*.json, answers/*.jsonl, the pictures of forms in files/, and settings.json for what documents do not
// say about a municipality.
//
// The whole folder is one transaction, so that a crash leaves nothing half-imported. A refused document is
// left out completely and reported with its reasons; so is a file that a stored document names.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { sameDefinition } from '@constancia/domain/interchange/forms/definition-residue.ts';
import { formFromDocument } from '@constancia/domain/interchange/forms/form-document.ts';
import type { FormRecord } from '@constancia/domain/interchange/forms/form-record.ts';
import { citizenFromDocument } from '@constancia/domain/interchange/registers/citizen-document.ts';
import { territoryFromDocument } from '@constancia/domain/interchange/registers/territory-document.ts';
import { userFromDocument } from '@constancia/domain/interchange/registers/user-document.ts';
import { definitionOfSubmissionDocument } from '@constancia/domain/interchange/submissions/submission-document.ts';
import { importCitizen } from '../../features/citizens/public.ts';
import { withoutEvents } from '../../features/events/public.ts';
import { importForm } from '../../features/forms/public.ts';
import { importReview } from '../../features/review/public.ts';
import { importSubmission, type KnownForms } from '../../features/submissions/public.ts';
import { importTerritory, type MunicipalityExtras } from '../../features/territory/public.ts';
import { importUser } from '../../features/users/public.ts';
import { type Database, inTransaction, type Queryable } from '../../platform/db/database.ts';
import type { FileScanner } from '../../platform/file-checks/file-scanner.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { type Refusal, reasonsOf } from '../../platform/refusal.ts';
import { UserError } from '../../platform/user-error.ts';
import { type Attempt, attempt } from './attempt.ts';
import {
  type FileSource,
  importFilesOfSubmission,
  importHeaderImage,
  type LeftOutFile,
} from './import-files.ts';
import {
  importAgendas,
  importAssets,
  importIncidentAreas,
  rememberIncidentTypes,
} from './import-registers.ts';

type TakenKind =
  | 'municipalities'
  | 'incidentAreas'
  | 'agendas'
  | 'assets'
  | 'users'
  | 'citizens'
  | 'forms'
  | 'submissions';

export interface ImportReport {
  readonly taken: Readonly<Record<TakenKind, number>>;
  readonly refused: readonly Refusal[];
  /** Files that stored documents name and that were not imported. */
  readonly leftOut: readonly LeftOutFile[];
}

interface Progress {
  readonly taken: Record<keyof ImportReport['taken'], number>;
  readonly refused: Refusal[];
  readonly leftOut: LeftOutFile[];
  readonly revise: NonNullable<ImportServices['revise']>;
}

interface SourceDocument {
  /** File and line, for the report. */
  readonly name: string;
  readonly value: unknown;
}

async function readText(path: string): Promise<string | null> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw new UserError(`${path} cannot be read: ${error.code ?? error.message}`);
  });
}

function parse(name: string, text: string, progress: Progress): SourceDocument | null {
  try {
    return { name, value: progress.revise(JSON.parse(text)) };
  } catch {
    progress.refused.push({ document: name, reasons: ['not JSON'] });
    return null;
  }
}

async function readOne(folder: string, file: string, progress: Progress): Promise<SourceDocument | null> {
  const text = await readText(join(folder, file));
  return text === null ? null : parse(file, text, progress);
}

async function filesOf(folder: string, kind: string, ending: string): Promise<readonly string[]> {
  const files = await readdir(join(folder, kind)).catch(() => []);
  return files
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => join(kind, file));
}

async function readSubmissions(folder: string, progress: Progress): Promise<readonly SourceDocument[]> {
  const documents: SourceDocument[] = [];
  for (const file of await filesOf(folder, 'answers', '.jsonl')) {
    const lines = ((await readText(join(folder, file))) ?? '').split('\n');
    for (const [index, line] of lines.entries()) {
      const document = line.trim() === '' ? null : parse(`${file}:${index + 1}`, line, progress);
      if (document) documents.push(document);
    }
  }
  return documents;
}

async function take(
  progress: Progress,
  kind: keyof Progress['taken'],
  { document, work }: { readonly document: string; readonly work: Attempt },
): Promise<void> {
  const reasons = await attempt(work);
  if (reasons.length === 0) progress.taken[kind]++;
  else progress.refused.push({ document, reasons });
}

async function importTerritoryOf(tx: Queryable, folder: string, progress: Progress): Promise<void> {
  const source = await readOne(folder, 'territory.json', progress);
  if (!source) return;
  const read = territoryFromDocument(source.value);
  if ('issues' in read) {
    progress.refused.push({ document: source.name, reasons: reasonsOf(read.issues) });
    return;
  }
  const extras = await readOne(folder, 'settings.json', progress);
  await importTerritory(tx, read.territory, {
    extras: (extras?.value ?? {}) as Record<string, MunicipalityExtras>,
    take: (id, run) =>
      take(progress, 'municipalities', { document: `${source.name} municipality ${id}`, work: { tx, run } }),
  });
  for (const [index, areas] of read.territory.incidentAreas.entries()) {
    const work: Attempt = { tx, run: () => importIncidentAreas(tx, areas) };
    await take(progress, 'incidentAreas', { document: `territory.json areasMuniCore ${index}`, work });
  }
}

/** Imports a register that is one list, with a document for each municipality. */
async function importRegister(
  tx: Queryable,
  folder: string,
  {
    progress,
    kind,
    run,
  }: { readonly progress: Progress; readonly kind: 'agendas' | 'assets'; readonly run: typeof importAgendas },
): Promise<void> {
  const source = await readOne(folder, `${kind}.json`, progress);
  if (!source) return;
  if (!Array.isArray(source.value)) {
    progress.refused.push({ document: source.name, reasons: ['not a list'] });
    return;
  }
  for (const [index, document] of (source.value as readonly unknown[]).entries()) {
    const work: Attempt = { tx, run: () => run(tx, document) };
    await take(progress, kind, { document: `${kind}.json ${index}`, work });
  }
}

async function importPeople(
  tx: Queryable,
  folder: string,
  { progress, passwordHash }: { readonly progress: Progress; readonly passwordHash: string | null },
): Promise<void> {
  const source = await readOne(folder, 'people.json', progress);
  const people = (source?.value ?? {}) as Readonly<Record<string, unknown>>;
  const listed = (field: string) => (Array.isArray(people[field]) ? (people[field] as unknown[]) : []);
  for (const [index, document] of listed('usuarios').entries()) {
    const read = userFromDocument(document);
    const work: Attempt = {
      tx,
      run: () => ('issues' in read ? reasonsOf(read.issues) : importUser(tx, read.user, passwordHash)),
    };
    await take(progress, 'users', { document: `people.json usuarios ${index}`, work });
  }
  for (const field of ['ciudadanos', 'personasJuridicas']) {
    for (const [index, document] of listed(field).entries()) {
      const read = citizenFromDocument(document);
      const work: Attempt = {
        tx,
        run: () => ('issues' in read ? reasonsOf(read.issues) : importCitizen(tx, read.citizen)),
      };
      await take(progress, 'citizens', { document: `people.json ${field} ${index}`, work });
    }
  }
}

/** Texts of a form that its submissions carry besides its own, each once, in the order of the submissions. */
function olderTexts(
  formId: string,
  own: FormDefinition,
  submissions: readonly SourceDocument[],
): readonly FormDefinition[] {
  const older: FormDefinition[] = [];
  for (const { value } of submissions) {
    if ((value as { idPlantilla?: unknown } | null)?.idPlantilla !== formId) continue;
    const read = definitionOfSubmissionDocument(value);
    if ('issues' in read || sameDefinition(read.definition, own)) continue;
    if (!older.some((known) => sameDefinition(known, read.definition))) older.push(read.definition);
  }
  return older;
}

async function importWholeForm(
  tx: Queryable,
  form: FormRecord,
  { submissions, files }: { readonly submissions: readonly SourceDocument[]; readonly files: FileSource },
): Promise<readonly string[]> {
  const reasons = await importForm(tx, form, olderTexts(form.id, form.definition, submissions));
  if (reasons.length > 0) return reasons;
  await rememberIncidentTypes(tx, form);
  await importHeaderImage(tx, files, form);
  return [];
}

async function importForms(
  tx: Queryable,
  files: FileSource,
  { progress, submissions }: { readonly progress: Progress; readonly submissions: readonly SourceDocument[] },
): Promise<void> {
  for (const file of await filesOf(files.folder, 'forms', '.json')) {
    const source = await readOne(files.folder, file, progress);
    if (!source) continue;
    const read = formFromDocument(source.value);
    const work: Attempt = {
      tx,
      run: () =>
        'issues' in read ? reasonsOf(read.issues) : importWholeForm(tx, read.form, { submissions, files }),
    };
    await take(progress, 'forms', { document: file, work });
  }
}

export interface ImportServices {
  readonly db: Database;
  readonly store: FileStore;
  readonly scanner: FileScanner;
  /** What a document becomes before it is taken in; nothing else where it is missing. */
  readonly revise?: (document: unknown) => unknown;
}

/** `passwordHash`: given to all accounts of the folder; only for the demonstration. */
export async function importFolder(
  { db, store, scanner, revise = (document) => document }: ImportServices,
  folder: string,
  passwordHash: string | null,
): Promise<ImportReport> {
  const progress: Progress = {
    taken: {
      municipalities: 0,
      incidentAreas: 0,
      agendas: 0,
      assets: 0,
      users: 0,
      citizens: 0,
      forms: 0,
      submissions: 0,
    },
    refused: [],
    leftOut: [],
    revise,
  };
  const files: FileSource = { folder, store, scanner, leaveOut: (file) => progress.leftOut.push(file) };
  const submissions = await readSubmissions(folder, progress);
  await inTransaction(db, async (tx) => {
    await withoutEvents(tx);
    await importTerritoryOf(tx, folder, progress);
    await importRegister(tx, folder, { progress, kind: 'agendas', run: importAgendas });
    await importRegister(tx, folder, { progress, kind: 'assets', run: importAssets });
    await importPeople(tx, folder, { progress, passwordHash });
    await importForms(tx, files, { progress, submissions });
    const known: KnownForms = {
      forms: new Map(),
      documents: new Map(),
      onStored: async (db, stored) => {
        await importReview(db, stored);
        await importFilesOfSubmission(db, files, stored);
      },
    };
    for (const { name, value } of submissions) {
      await take(progress, 'submissions', {
        document: name,
        work: { tx, run: () => importSubmission(tx, value, known) },
      });
    }
  });
  const { taken, refused, leftOut } = progress;
  return { taken, refused, leftOut };
}
