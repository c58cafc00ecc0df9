// Endpoint of the territory: countries down to areas.
// rules: P7.25, P9.32
import { readTerritory } from '@constancia/contract/territory.ts';
import { formScope } from '@constancia/domain/access/scope.ts';
import type { Database } from '../../platform/db/database.ts';
import { type Route, route } from '../../platform/http/endpoint.ts';
import { presentTerritory } from './present.ts';
import { listTerritory } from './queries.ts';

export function territoryRoutes({ db }: { readonly db: Database }): readonly Route[] {
  return [
    route(readTerritory, async ({ actor }) =>
      presentTerritory(await listTerritory(db, formScope(actor).areas)),
    ),
  ];
}
