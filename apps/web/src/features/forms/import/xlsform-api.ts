// Requests of XLSForms. Each throws a CallError when the server refuses or cannot be reached.
// rules: X38.50, X38.52
import type { Reply } from '@constancia/contract/endpoint.ts';
import type {
  readXlsForm as readXlsFormEndpoint,
  writeXlsForm as writeXlsFormEndpoint,
} from '@constancia/contract/forms/xlsform.ts';
import { call, callForFile } from '../../../platform/api-client.ts';
import { language } from '../../../platform/language.ts';

export function sendXlsForm(file: File): Promise<Reply<typeof readXlsFormEndpoint>> {
  return call<typeof readXlsFormEndpoint>({
    method: 'POST',
    path: '/api/xlsforms',
    query: { name: file.name, language },
    upload: file,
  });
}

export function xlsFormOf(formId: string): Promise<Blob> {
  return callForFile<typeof writeXlsFormEndpoint>({
    method: 'GET',
    path: '/api/forms/:formId/xlsform',
    params: { formId },
    query: { language },
  });
}
