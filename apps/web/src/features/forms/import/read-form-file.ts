// Reads the file of a form: an XLSForm, which the server reads, or the JSON of a form.
// rules: X38.50, X38.53
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
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
    return (await formInJson(file)) ?? t('xlsform.json-unreadable', { name });
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

/** Without what belongs to the municipality that it comes from. Null when it is none of our documents. */
async function formInJson(file: File): Promise<ReadFile | null> {
  const [{ formFromDocument }, { checkFormShape }, { duplicateForm }, text] = await Promise.all([
    import('@constancia/domain/interchange/forms/form-document.ts'),
    import('@constancia/domain/forms/shape/form-shape.ts'),
    import('@constancia/domain/forms/edit/duplicate-form.ts'),
    file.text(),
  ]);
  const read = formFromDocument(parsed(text));
  if (!('form' in read)) return null;
  const shape = checkFormShape(duplicateForm(read.form.definition, 'other-municipality'));
  return 'definition' in shape ? { name: file.name, definition: shape.definition, lines: [], more: 0 } : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
