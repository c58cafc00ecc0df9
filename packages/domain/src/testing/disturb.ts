// Makes a tidy document resemble one of another program: unknown fields are added, optional fields are left
// out or null, kinds are names, numbers start at 1.
import fc from 'fast-check';
import type { DocumentObject } from '../reading/residue.ts';
import type { Draw } from './arbitrary-form.ts';

const UNKNOWN = ['extra', 'otro/campo', 'con~tilde', 'x.y', 'constructor', '~numbers', 'respuestas'];
const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  tipoPregunta: { 1: 'open', 2: 'select', 3: 'radio', 4: 'boolean' },
  tipoDato: { 1: 'string', 2: 'number', 3: 'decimal', 4: 'date', 5: 'time', 6: 'link' },
};
const NUMBERS = new Set(['orden', 'order', 'indexSignature', 'rowIndex', 'sectionOrder']);

/** `fixed`: names of fields that are never left out or null. */
export function disturbed(draw: Draw, value: unknown, fixed: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => disturbed(draw, item, fixed));
  if (typeof value !== 'object' || value === null) return value;
  const result: Record<string, unknown> = {};
  for (const [field, piece] of Object.entries(value as DocumentObject)) {
    const after = disturbed(draw, piece, fixed);
    const chance = draw(fc.integer({ min: 0, max: 11 }));
    if (NUMBERS.has(field) && typeof piece === 'number') {
      if (chance > 8) result[field] = piece + 1;
      else if (chance > 0) result[field] = piece;
    } else if (NAMES[field] && chance > 5) result[field] = NAMES[field][String(piece)] ?? piece;
    else if (fixed.has(field) || chance > 1) result[field] = after;
    else if (chance === 1) result[field] = null;
  }
  if (draw(fc.integer({ min: 0, max: 3 })) === 0)
    result[draw(fc.constantFrom(...UNKNOWN))] = draw(
      fc.oneof(fc.integer({ min: 1 }), fc.constant('texto'), fc.constant(null), fc.constant([{ a: 1 }, 2])),
    );
  return result;
}
