// Endpoints of forms on hold.
// rules: X37.24
import { holdForm, liftFormHold, readFormHold } from '@constancia/contract/forms/holds.ts';
import { type Route, route } from '../../../platform/http/endpoint.ts';
import { type HoldServices, liftHoldOfForm, putFormOnHold, readHoldOfForm } from './form-hold.ts';

export function formHoldRoutes(services: HoldServices): readonly Route[] {
  return [
    route(readFormHold, ({ actor, params }) => readHoldOfForm(services, actor, params.formId)),
    route(holdForm, ({ actor, params, body }) => putFormOnHold(services, actor, { ...params, ...body })),
    route(liftFormHold, ({ actor, params, query }) =>
      liftHoldOfForm(services, actor, { ...params, ...query }),
    ),
  ];
}
