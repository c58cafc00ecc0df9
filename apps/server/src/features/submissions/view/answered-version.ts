// The version that a submission was given to, and the newest version, whose rules on people and limits hold
// for every submission.
// rules: X25.04, X25.05, W7, W8, W10

import type { AnswererKind } from '@constancia/domain/access/answerer.ts';
import type { FormIndex } from '@constancia/domain/submissions/answers/form-index.ts';
import { takesOlderVersion } from '@constancia/domain/submissions/older-version.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { type FormRow, type FormVersions, findForm, findReplacedAt } from '../../forms/public.ts';

interface VersionServices {
  readonly db: Queryable;
  readonly clock: Clock;
  readonly versions: FormVersions;
}

export interface AnsweredVersion {
  readonly answered: FormIndex;
  readonly newest: FormIndex;
}

/**
 * Throws form-changed for a version that is no longer accepted, form-deleted, and answers-invalid for one
 * that never existed.
 */
export async function answeredVersion(
  services: VersionServices,
  form: FormRow,
  { version, answerer }: { readonly version: number; readonly answerer: AnswererKind },
): Promise<AnsweredVersion> {
  const { db, clock, versions } = services;
  const newest = await versions.load(form, form.version);
  const answered = version === form.version ? newest : await versions.load(form, version);
  if (!newest || !answered) throw await missing(db, form);
  if (answered === newest) return { answered, newest };
  const key = { municipalityId: form.municipalityId, formId: form.id };
  const replacedAt = await findReplacedAt(db, key, version);
  const forms = { older: answered.definition, newest: newest.definition };
  const taken = replacedAt !== null && takesOlderVersion(forms, { replacedAt, now: clock(), answerer });
  if (!taken) throw new Problem('form-changed', { values: { version: form.version } });
  return { answered, newest };
}

/** The form may have been deleted with its versions since it was opened. */
async function missing(db: Queryable, form: FormRow): Promise<Problem> {
  if (!(await findForm(db, form.id))) return new Problem('form-deleted');
  return new Problem('answers-invalid', { issues: [{ code: 'version-unknown', at: { field: 'version' } }] });
}
