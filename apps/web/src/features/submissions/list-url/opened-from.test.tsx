// @vitest-environment jsdom
// The row that was opened has the focus when its list is drawn again.
import { expect, it } from 'vitest';
import { draw, removeDrawn } from '../../../platform/testing/draw.ts';
import { rememberOpened, useFocusOnOpened, viewLinkId } from './opened-from.ts';

function List({ ids }: { readonly ids: readonly string[] }) {
  useFocusOnOpened(ids);
  return ids.map((id) => (
    <a key={id} id={viewLinkId(id)} href={`/ver/${id}`}>
      {id}
    </a>
  ));
}

function listOf(first: readonly string[]) {
  const show = (ids: readonly string[]) => draw(<List ids={ids} />);
  show(first);
  return { show, leave: () => removeDrawn() };
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
