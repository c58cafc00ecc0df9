// The list that a submission was opened from: the way back to its filters and page, and to the row that was left.
// rules: R2.044, X33.03

import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { listIn, type OrderedQuery, orderedQuery, queryOf } from './filter-in-url.ts';

/** The submission that was opened last; its row gets the focus when its list is shown again. */
let opened: string | null = null;

const VIEW_LINK = 'view-';
export const viewLinkId = (id: string) => `${VIEW_LINK}${id}`;

/** The links to the submissions of the shown page, in its order. */
export function rowLinks(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`a[id^="${VIEW_LINK}"]`)];
}

export function rememberOpened(id: string): void {
  opened = id;
}

/** What a link from a list hands on to a submission. */
export function useOpening(): { readonly state: object; readonly remember: (id: string) => void } {
  const { pathname, search, state } = useLocation();
  const passedOn = typeof state === 'object' && state !== null ? state : {};
  return {
    state: { ...passedOn, submissions: `${pathname}${search}` },
    remember: rememberOpened,
  };
}

interface OpenedFrom {
  /** URL of the list, and what it was opened with. */
  readonly to: string;
  readonly state: unknown;
  /** The filter and the order of the list; null when the submission was not opened from the list of its form. */
  readonly query: OrderedQuery | null;
}

export function useOpenedFrom(formId: string): OpenedFrom {
  return openedFrom(formId, useLocation().state);
}

/** Reads what `useOpening` handed on, from page to page, out of the state of a location. */
function openedFrom(formId: string, state: unknown): OpenedFrom {
  const list = pathOf('submissions', { id: formId });
  if (typeof state !== 'object' || state === null || !('submissions' in state))
    return { to: list, state, query: null };
  const { submissions: url, ...passedOn } = state;
  const [path, search = ''] = typeof url === 'string' ? url.split('?') : [];
  const known = path === list || path === pathOf('ownSubmissions', { id: formId });
  if (!known || typeof url !== 'string') return { to: list, state: passedOn, query: null };
  if (path !== list) return { to: url, state: passedOn, query: null };
  const { filter, order } = listIn(new URLSearchParams(search));
  return { to: url, state: passedOn, query: orderedQuery(queryOf(filter), order) };
}

/** The list of all submissions of the form, with its filter and page when that is where the submission was opened. */
export function listToReturnTo(formId: string, state: unknown): Omit<OpenedFrom, 'query'> {
  const list = pathOf('submissions', { id: formId });
  const from = openedFrom(formId, state);
  return from.to.startsWith(list) ? from : { to: list, state: null };
}

/**
 * Gives the focus back to the row that was opened, when the list is drawn again. A list that changes while one of its rows
 * is being opened does not take that for its own return.
 */
export function useFocusOnOpened(ids: readonly string[]): void {
  const wanted = useRef(opened);
  useEffect(() => {
    opened = null;
  }, []);
  useEffect(() => {
    const id = wanted.current;
    wanted.current = null;
    if (id !== null && ids.includes(id)) document.getElementById(viewLinkId(id))?.focus();
  }, [ids]);
}
