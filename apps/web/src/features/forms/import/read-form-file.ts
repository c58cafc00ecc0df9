// Reads the file of a form: an XLSForm, which the server reads, or the JSON of a form.
// rules: X38.50, X38.53
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import type { Issue } from '@constancia/domain/issue.ts';
import type { ReportLine } from '@constancia/domain/interchange/xlsform/report/report.ts';
import { MEGABYTE, XLSFORM_BYTES_MAX } from '@constancia/domain/limits.ts';
import { problemText, SCAN_PROBLEMS } from '../../../platform/problem-text.ts';
import { t } from '../../../platform/texts.ts';
import { sendXlsForm } from './xlsform-api.ts';

export interface ReadFile {
  readonly name: string;
  /** Null when the file makes no form. */
  readonly definition: FormDefinition | null;
  readonly lines: readonly ReportLine[];
  /** Lines that the report leaves out. */
  readonly more: number;
}

/** Returns why the file cannot be read, in words. */
export async function readFormFile(file: File): Promise<ReadFile | string> {
  const { name } = file;
  if (file.size > XLSFORM_BYTES_MAX)
    return t('xlsform.too-large', { name, max: XLSFORM_BYTES_MAX / MEGABYTE });
  try {
    if (!/\.json$/i.test(name)) return { name, ...(await sendXlsForm(file)) };
    return await formInJson(file);
  } catch (error) {
    return problemText(error, { otherwise: 'xlsform.failed', explains: EXPLAINED, values: { name } });
  }
}

const EXPLAINED = [
  'sheet-unreadable',
  'payload-too-large',
  'too-many-requests',
  'forbidden',
  'offline',
  'timeout',
  ...SCAN_PROBLEMS,
] as const;

/** Without what belongs to the municipality that it comes from. Returns what is in the way, in words. */
async function formInJson(file: File): Promise<ReadFile | string> {
  const [{ formFromDocument }, { checkFormShape }, { duplicateForm }, text] = await Promise.all([
    import('@constancia/domain/interchange/forms/form-document.ts'),
    import('@constancia/domain/forms/shape/form-shape.ts'),
    import('@constancia/domain/forms/edit/duplicate-form.ts'),
    file.text(),
  ]);
  const read = formFromDocument(parsed(text));
  if (!('form' in read)) return refusal(file.name, read.issues);
  const shape = checkFormShape(duplicateForm(read.form.definition, 'other-municipality'));
  if ('issues' in shape) return refusal(file.name, shape.issues);
  return { name: file.name, definition: shape.definition, lines: [], more: 0 };
}

/** Names the first field that is wrong; what has no id is none of our documents. */
function refusal(name: string, issues: readonly Issue<string>[]): string {
  const fields = issues.map(({ at }) => at?.field ?? '');
  const [field = ''] = fields;
  return field === '' || fields.includes('id')
    ? t('xlsform.json-unreadable', { name })
    : t('xlsform.json-refused', { name, field });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
