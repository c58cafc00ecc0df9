// The short code of a form: what stands behind `/f/` in a URL that people type from paper or scan. It is made from the id,
// so it stays the same, also in a copy of the installation, and says nothing about other forms.
// rules: X38.20
import { createHash } from 'node:crypto';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { findFormOfShortCode } from './queries.ts';

/** Hexadecimal digits: no letter that looks like a digit, and few enough to type. */
const LENGTH = 10;
const CODE = /^[0-9a-f]{10}$/;

function shortCodeOf(formId: string): string {
  return createHash('sha256').update(formId).digest('hex').slice(0, LENGTH);
}

export const shortPathOf = (formId: string) => `/f/${shortCodeOf(formId)}`;

/** The public page of the form with a code as a person typed it; null when no form has it. */
export async function pageOfShortCode(db: Queryable, typed: string): Promise<string | null> {
  const code = typed.trim().toLowerCase();
  const id = CODE.test(code) ? await findFormOfShortCode(db, code) : null;
  return id && pathOf('answerPublic', { id });
}
