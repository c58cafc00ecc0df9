// Reads the demonstration documents: forms, submissions, territory and people, in the shapes of the
// specification.
import { readFileSync } from 'node:fs';

export const FORM_FILES = [
  'acta-inspeccion-comercio',
  'inscripcion-evento-pago',
  'reclamo-portal-ciudadano',
  'relevamiento-arbolado',
  'relevamiento-socio-habitacional',
  'solicitud-poda-publica',
  'turno-licencia-conducir',
] as const;

/** Forms that have a file of submissions. */
export const ANSWERED_FILES = [
  'acta-inspeccion-comercio',
  'reclamo-portal-ciudadano',
  'relevamiento-arbolado',
  'solicitud-poda-publica',
] as const;

export type TestDocument = Record<string, unknown>;

export function formDocument(name: (typeof FORM_FILES)[number]): TestDocument {
  return parsed(`forms/${name}.json`);
}

export function submissionDocuments(name: (typeof ANSWERED_FILES)[number]): readonly TestDocument[] {
  return textOf(`answers/${name}.jsonl`)
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as TestDocument);
}

export function territoryDocument(): TestDocument {
  return parsed('territory.json');
}

export function people(): Readonly<
  Record<'usuarios' | 'ciudadanos' | 'personasJuridicas', readonly TestDocument[]>
> {
  return parsed('people.json') as Record<'usuarios' | 'ciudadanos' | 'personasJuridicas', TestDocument[]>;
}

function parsed(path: string): TestDocument {
  return JSON.parse(textOf(path)) as TestDocument;
}

function textOf(path: string): string {
  return readFileSync(new URL(`../../../../demonstration/${path}`, import.meta.url), 'utf8');
}
