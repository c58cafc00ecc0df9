// A form as a file for other programs: what an XLSForm of it will lack, the XLSForm itself, and its JSON.
// rules: X38.52, X38.53
import type { ReportLine } from '@constancia/domain/interchange/xlsform/report/report.ts';
import { language } from '../../../platform/language.ts';
import { saveBlob } from '../../../platform/save-blob.ts';
import { readFormToEdit } from '../api.ts';
import { xlsFormOf } from './xlsform-api.ts';

/** Throws CallError. */
export async function whatXlsFormLacks(formId: string): Promise<readonly ReportLine[]> {
  const [{ writeXlsForm }, { xlsFormWords }, { id, version, definition }] = await Promise.all([
    import('@constancia/domain/interchange/xlsform/write-xlsform.ts'),
    import('@constancia/messages/xlsform-words.ts'),
    readFormToEdit(formId),
  ]);
  return writeXlsForm(definition, { id, version }, xlsFormWords(language)).lines;
}

/** Throws CallError. */
export async function downloadXlsForm(formId: string): Promise<void> {
  saveBlob(await xlsFormOf(formId), `xlsform-${formId}.xlsx`);
}

/** As the product's own documents are. Throws CallError. */
export async function downloadJson(formId: string): Promise<void> {
  const [{ formToDocument }, form] = await Promise.all([
    import('@constancia/domain/interchange/forms/form-document.ts'),
    readFormToEdit(formId),
  ]);
  const { id, areaId, areaName, municipality, createdAt, definition } = form;
  const written = formToDocument({
    id,
    areaPaths: [],
    area: { id: areaId, name: areaName },
    municipality: { name: municipality.name, platformId: null },
    createdAt,
    edits: [],
    duplicatedFrom: null,
    deleted: false,
    deletion: null,
    definition,
  });
  saveBlob(new Blob([JSON.stringify(written, null, 2)], { type: 'application/json' }), `${id}.json`);
}
