// @vitest-environment jsdom
// The row that was opened has the focus when its list is drawn again.
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { rememberOpened, useFocusOnOpened, viewLinkId } from './opened-from.ts';

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});
afterEach(() => document.body.replaceChildren());

function List({ ids }: { readonly ids: readonly string[] }) {
  useFocusOnOpened(ids);
  return ids.map((id) => (
    <a key={id} id={viewLinkId(id)} href={`/ver/${id}`}>
      {id}
    </a>
  ));
}

function listOf(first: readonly string[]) {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const show = (ids: readonly string[]) => act(() => root.render(<List ids={ids} />));
  show(first);
  return { show, leave: () => act(() => root.unmount()) };
}

const focused = () => document.activeElement?.textContent;

it('X33.03 a list that changes while a row of it is opened still gives that row the focus when it is drawn again', () => {
  const list = listOf(['first', 'second']);
  rememberOpened('second');
  list.show(['newest', 'first', 'second']);
  expect(document.activeElement).toBe(document.body);
  list.leave();
  const again = listOf(['newest', 'first', 'second']);
  expect(focused()).toBe('second');
  again.show(['newer', 'newest', 'first', 'second']);
  expect(focused()).toBe('second');
  again.leave();
  listOf(['first', 'second']);
  expect(document.activeElement).toBe(document.body);
});
