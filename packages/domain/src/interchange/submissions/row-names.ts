// Turns the list of further copies of a repeatable section into an object keyed by their ids, and back.
// Residue is kept and put back in that shape, so that the residue of a removed copy does not move to its
// neighbour.
// rules: A3.08, R3.13
import type { FormDefinition } from '../../forms/definition/form.ts';
import { type DocumentObject, isObject } from '../../reading/residue.ts';
import type { AnswerSet } from '../../submissions/answers/answers.ts';

/** `answers`: the copies in the document, in the same order. */
export function rowsByName(
  document: DocumentObject,
  definition: FormDefinition,
  answers: AnswerSet,
): DocumentObject {
  return eachRepeatable(document, definition, (rows, sectionId) => {
    if (!Array.isArray(rows)) return rows;
    const named = (answers.rows[sectionId] ?? []).map((row, index) => [row.id, rows[index] as unknown]);
    return Object.fromEntries(named);
  });
}

/** Turns the objects back into lists, in the order of the answers. */
export function rowsAsList(
  document: DocumentObject,
  definition: FormDefinition,
  answers: AnswerSet,
): DocumentObject {
  return eachRepeatable(document, definition, (rows, sectionId) =>
    isObject(rows) ? (answers.rows[sectionId] ?? []).map((row) => rows[row.id]) : rows,
  );
}

function eachRepeatable(
  document: DocumentObject,
  definition: FormDefinition,
  change: (rows: unknown, sectionId: string) => unknown,
): DocumentObject {
  const { secciones } = document;
  if (!Array.isArray(secciones)) return document;
  const sections = secciones.map((item: unknown, index) => {
    const section = definition.sections[index];
    if (!section?.repeatable || !isObject(item)) return item;
    if (!Object.hasOwn(item, 'seccionesRepetibles')) return item;
    return { ...item, seccionesRepetibles: change(item.seccionesRepetibles, section.id) };
  });
  return { ...document, secciones: sections };
}
