// The submissions of one form as documents, each on a line with its whole form in the words of its version. What such a document has
// no field for is in its field `constancia`.
// rules: X38.91
import type { FormRecord } from '@constancia/domain/interchange/forms/form-record.ts';
import { formToDocument } from '@constancia/domain/interchange/forms/form-document.ts';
import { submissionToDocument } from '@constancia/domain/interchange/submissions/submission-document.ts';
import type { DocumentObject } from '@constancia/domain/reading/residue.ts';
import type { Submission } from '@constancia/domain/submissions/submission.ts';
import { submissionOf } from '../../features/submissions/public.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { type ExportedForm, readVersion } from './queries.ts';
import type { RecordOf } from './write-forms.ts';
import { type AnsweredRow, pagesOfSubmissions } from './answers/queries.ts';

interface WrittenForm {
  readonly form: FormRecord;
  readonly document: DocumentObject;
}

/** Lines, page by page. */
export async function* answerLines(
  tx: Queryable,
  form: ExportedForm,
  recordOf: RecordOf,
): AsyncGenerator<string> {
  const written = new Map<string, WrittenForm>();
  const writtenFor = async ({ formVersion, areaId }: AnsweredRow): Promise<WrittenForm> => {
    const name = `${formVersion} ${areaId}`;
    const known = written.get(name);
    if (known) return known;
    const record = recordOf(form, await readVersion(tx, form, formVersion), areaId);
    const made = { form: record, document: formToDocument(record) };
    written.set(name, made);
    return made;
  };
  for await (const rows of pagesOfSubmissions(tx, form)) {
    let lines = '';
    for (const row of rows) {
      const of = await writtenFor(row);
      const document = submissionToDocument(submissionIn(row), of.form, of.document);
      lines += `${JSON.stringify({ ...document, constancia: unsaid(row) })}\n`;
    }
    yield lines;
  }
}

function submissionIn({ residue, history, ...row }: AnsweredRow): Submission {
  return {
    ...submissionOf({ ...row, isHeld: false }),
    stateHistory: history.map((change) => ({ ...change, at: new Date(change.at).toISOString() })),
    ...(residue && { residue }),
  };
}

/** Only what there is. */
function unsaid({ formVersion, language, startedFrom, evidence, corrections, requests }: AnsweredRow) {
  return {
    formVersion,
    ...(language !== '' && { language }),
    ...(startedFrom !== null && { startedFrom }),
    ...(evidence && { evidence }),
    ...(corrections.length > 0 && { corrections }),
    ...(requests.length > 0 && { requests }),
  };
}
