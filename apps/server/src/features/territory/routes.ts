// Endpoints of the territory: countries down to areas, and the words of a municipality.
// rules: P7.25, P9.32, X34.34
import { readOwnTexts, readTerritory } from '@constancia/contract/territory.ts';
import { formScope } from '@constancia/domain/access/scope.ts';
import type { Database } from '../../platform/db/database.ts';
import { type Route, route } from '../../platform/http/endpoint.ts';
import { Problem } from '../../platform/http/problem.ts';
import { presentTerritory } from './present.ts';
import { findOwnTextsOfForm, listTerritory } from './queries.ts';

export function territoryRoutes({ db }: { readonly db: Database }): readonly Route[] {
  return [
    route(readTerritory, async ({ actor }) =>
      presentTerritory(await listTerritory(db, formScope(actor).areas)),
    ),
    route(readOwnTexts, async ({ params }) => {
      const texts = await findOwnTextsOfForm(db, params.formId);
      if (!texts) throw new Problem('form-not-found');
      return { texts };
    }),
  ];
}
