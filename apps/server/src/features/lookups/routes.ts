// Endpoints for what people look up while they answer a form: addresses, points and assets.
// rules: A7.16, A7.21, A7.22
import { listAssets, readAddress, searchAddresses } from '@constancia/contract/submissions/lookups.ts';
import { type Route, route } from '../../platform/http/endpoint.ts';
import { formAsked, type LookupServices } from './asked-form.ts';
import { findAddress, findAddresses, findAssets } from './find-addresses.ts';

export function lookupRoutes(services: LookupServices): readonly Route[] {
  return [
    route(searchAddresses, async (call) =>
      findAddresses(services, await formAsked(services, call), call.query.text),
    ),
    route(readAddress, async (call) => findAddress(services, await formAsked(services, call), call.query)),
    route(listAssets, async (call) => findAssets(services, await formAsked(services, call), call.query)),
  ];
}
