// Endpoint of the poster of a form.
// rules: X38.22
import { fetchPoster } from '@constancia/contract/records/poster.ts';
import { languagesOf } from '@constancia/domain/forms/languages/translations.ts';
import type { Database } from '../../../platform/db/database.ts';
import { type Route, route } from '../../../platform/http/endpoint.ts';
import { originOf } from '../../../platform/http/origin-of.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { type FormVersions, openForm, shortPathOf } from '../../forms/public.ts';
import { logoOfRecords } from '../record-logo.ts';
import { drawPoster, type PosterDrawing } from './draw-poster.ts';

export interface PosterServices extends PosterDrawing {
  readonly db: Database;
  readonly versions: FormVersions;
  /** URL that people use; without it, the one of the request counts. */
  readonly publicOrigin: string | null;
}

export function posterRoute(services: PosterServices): Route {
  const { db, versions, publicOrigin } = services;
  return route(fetchPoster, async ({ actor, params, request, reply }) => {
    const form = await openForm(db, actor, params.formId);
    if (!form.public) throw new Problem('form-not-public');
    const index = await versions.load(form, form.version);
    if (!index) throw new Problem('form-not-found');
    const content = await drawPoster(services, {
      municipality: form.municipalityName,
      title: form.title.text,
      url: `${originOf(publicOrigin, request)}${shortPathOf(form.id)}`,
      languages: languagesOf(index.definition),
      logo: await logoOfRecords(db, form),
    });
    return reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `attachment; filename="cartel-${form.id}.pdf"`)
      .header('cache-control', 'no-store')
      .send(content);
  });
}
