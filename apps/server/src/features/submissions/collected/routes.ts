// Endpoint of answers that another program collected.
// rules: X38.35-X38.37
import { importCollected as importCollectedEndpoint } from '@constancia/contract/forms/collected.ts';
import { type Route, route } from '../../../platform/http/endpoint.ts';
import { openForm } from '../../forms/public.ts';
import { type CollectedServices, importCollected } from './import-collected.ts';

export function collectedRoutes(services: CollectedServices): readonly Route[] {
  return [
    route(importCollectedEndpoint, async ({ actor, params, body }) => {
      const form = await openForm(services.db, actor, params.formId);
      return importCollected(services, { form, by: actor.username }, body);
    }),
  ];
}
