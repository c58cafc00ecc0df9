// @vitest-environment jsdom
// What of a long list is drawn at once, and what follows.
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { RestWhenIdle } from './render-when-idle.tsx';

beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

const list = (length: number) => (
  <RestWhenIdle first={2} height={() => 150}>
    {Array.from({ length }, (_, number) => (
      <p key={`line ${number + 1}`}>{number + 1}</p>
    ))}
  </RestWhenIdle>
);

it('X31.92 of a long list the first are drawn at once; the place of the rest is reserved and marked as busy', () => {
  expect(renderToStaticMarkup(list(5))).toBe(
    '<p>1</p><p>2</p><div aria-busy="true" style="min-height:150px"></div>',
  );
});

it('X31.92 the rest follows by itself, in its order, and nothing is busy any more', () => {
  const at = document.createElement('div');
  const root = createRoot(at);
  act(() => root.render(list(5)));
  expect(at.innerHTML).toBe('<p>1</p><p>2</p><p>3</p><p>4</p><p>5</p>');
});

it('X31.92 a list that is no longer than its beginning is drawn whole', () => {
  expect(renderToStaticMarkup(list(2))).toBe('<p>1</p><p>2</p>');
});

it('X31.92 what moves from the first to the rest stays the same element, with what a person has chosen in it', () => {
  const at = document.createElement('div');
  const root = createRoot(at);
  const fields = (order: readonly string[]) => (
    <RestWhenIdle first={2} height={() => 150}>
      {order.map((name) => (
        <input key={name} id={name} />
      ))}
    </RestWhenIdle>
  );
  act(() => root.render(fields(['a', 'b', 'c', 'd'])));
  const moved = at.querySelector('#b');
  act(() => root.render(fields(['a', 'new', 'b', 'c', 'd'])));
  expect(at.querySelector('#b')).toBe(moved);
});
