// @vitest-environment jsdom
// What of a long list is drawn at once, and what follows.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { draw } from '../../platform/testing/draw.ts';
import { RestWhenIdle } from './render-when-idle.tsx';

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
  expect(draw(list(5)).innerHTML).toBe('<p>1</p><p>2</p><p>3</p><p>4</p><p>5</p>');
});

it('X31.92 a list that is no longer than its beginning is drawn whole', () => {
  expect(renderToStaticMarkup(list(2))).toBe('<p>1</p><p>2</p>');
});

it('X31.92 what moves from the first to the rest stays the same element, with what a person has chosen in it', () => {
  const fields = (order: readonly string[]) => (
    <RestWhenIdle first={2} height={() => 150}>
      {order.map((name) => (
        <input key={name} id={name} />
      ))}
    </RestWhenIdle>
  );
  const at = draw(fields(['a', 'b', 'c', 'd']));
  const moved = at.querySelector('#b');
  draw(fields(['a', 'new', 'b', 'c', 'd']));
  expect(at.querySelector('#b')).toBe(moved);
});
