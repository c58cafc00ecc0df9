// What is wrong with a webhook that somebody wants to store.
// rules: X38.62
import type { Issue } from '../issue.ts';
import { isBookingForm } from '../territory/outside-url.ts';
import type { EventKind } from './events.ts';

export const WEBHOOKS_MAX = 20;
export const WEBHOOK_NAME_MAX = 100;
export const WEBHOOK_URL_MAX = 500;
export const WEBHOOK_FORMS_MAX = 500;
/** Deliveries of a page of the log. */
export const DELIVERIES_SIZE = 25;

export interface EnteredWebhook {
  readonly name: string;
  readonly url: string;
  readonly kinds: readonly EventKind[];
  /** Null for all areas of the municipality. */
  readonly areaIds: readonly string[] | null;
  /** Null for all forms of the areas. */
  readonly formIds: readonly string[] | null;
}

export interface WebhookOffer {
  readonly areas: readonly { readonly id: string }[];
  /** Whether the person may choose all areas, those that come later too. */
  readonly allAreas: boolean;
  readonly forms: readonly { readonly id: string }[];
  /** Hosts that the installation allows anywhere. */
  readonly outsideHosts: readonly string[];
}

export function checkWebhook(given: EnteredWebhook, offer: WebhookOffer): readonly Issue[] {
  const { name, url, kinds } = given;
  const issues: Issue[] = [];
  if (name.trim() === '') issues.push({ code: 'webhook-name-required', at: { field: 'name' } });
  if (!isBookingForm(url, offer.outsideHosts))
    issues.push({ code: 'webhook-url-refused', at: { field: 'url' } });
  if (kinds.length === 0) issues.push({ code: 'webhook-kinds-required', at: { field: 'kinds' } });
  return [...issues, ...checkAreas(given, offer), ...checkForms(given, offer)];
}

const holds = (offered: readonly { readonly id: string }[], ids: readonly string[]) =>
  ids.every((id) => offered.some((one) => one.id === id));

function checkAreas({ areaIds }: EnteredWebhook, { areas, allAreas }: WebhookOffer): readonly Issue[] {
  if (areaIds?.length === 0) return [{ code: 'webhook-areas-required', at: { field: 'areaIds' } }];
  const held = areaIds === null ? allAreas : holds(areas, areaIds);
  return held ? [] : [{ code: 'webhook-area-not-held', at: { field: 'areaIds' } }];
}

function checkForms({ formIds }: EnteredWebhook, { forms }: WebhookOffer): readonly Issue[] {
  if (formIds === null) return [];
  if (formIds.length === 0) return [{ code: 'webhook-forms-required', at: { field: 'formIds' } }];
  return holds(forms, formIds) ? [] : [{ code: 'webhook-form-unknown', at: { field: 'formIds' } }];
}
