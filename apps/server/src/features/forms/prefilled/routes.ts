// Endpoints of links that open a form with some answers filled in.
// rules: X38.30-X38.33
import {
  createPrefilledLink,
  deletePrefilledLink,
  listPrefilledLinks,
  openPrefilledLink,
} from '@constancia/contract/forms/prefilled-links.ts';
import { type Route, route } from '../../../platform/http/endpoint.ts';
import { linksOf, makeLink, openLink, type PrefilledServices, takeBackLink } from './prefilled-links.ts';

export function prefilledLinkRoutes(services: PrefilledServices): readonly Route[] {
  return [
    route(listPrefilledLinks, ({ actor, params, query }) =>
      linksOf(services, actor, { ...params, ...query }),
    ),
    route(createPrefilledLink, ({ actor, params, body }) =>
      makeLink(services, actor, { ...params, ...body }),
    ),
    route(deletePrefilledLink, async ({ actor, params }) => {
      await takeBackLink(services, actor, params);
      return {};
    }),
    route(openPrefilledLink, ({ answerer, params, body }) =>
      openLink(services, answerer, { ...params, ...body }),
    ),
  ];
}
