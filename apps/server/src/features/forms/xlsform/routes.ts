// Endpoints of XLSForms.
// rules: X38.47, X38.49
import {
  readXlsForm as readXlsFormEndpoint,
  writeXlsForm as writeXlsFormEndpoint,
} from '@constancia/contract/forms/xlsform.ts';
import type { Database } from '../../../platform/db/database.ts';
import { type Route, route } from '../../../platform/http/endpoint.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { sendSheet } from '../../../platform/sheet/send-sheet.ts';
import type { ScanServices } from '../../files/public.ts';
import type { FormVersions } from '../form-versions.ts';
import { openForm } from '../open-form.ts';
import { readXlsFormFile } from './read-file.ts';
import { xlsFormFile } from './write-file.ts';

interface XlsFormServices extends ScanServices {
  readonly db: Database;
  readonly versions: FormVersions;
}

export function xlsFormRoutes(services: XlsFormServices): readonly Route[] {
  return [
    route(readXlsFormEndpoint, ({ actor, query, bytes }) =>
      readXlsFormFile(services, actor, { ...query, bytes }),
    ),
    route(writeXlsFormEndpoint, async ({ actor, params, query, reply }) => {
      const form = await openForm(services.db, actor, params.formId);
      const index = await services.versions.load(form, form.version);
      if (!index) throw new Problem('form-not-found');
      const { id, version } = form;
      return sendSheet(
        reply,
        `xlsform-${id}.xlsx`,
        xlsFormFile(index.definition, { id, version }, query.language),
      );
    }),
  ];
}
