// @vitest-environment jsdom
import { act, useState } from 'react';
import { expect, it } from 'vitest';
import { t } from '../texts.ts';
import { draw } from './draw.ts';
import { changedOutsideAct } from './outside-act.ts';

it('X29.10 what a test draws is in Spanish', () => {
  expect(draw(<p>{t('answering.send')}</p>).textContent).toBe('Enviar');
});

it('X29.10 what a test has drawn is gone in the next one', () => {
  expect(document.body.childElementCount).toBe(0);
  expect(draw(<p>first</p>)).toBe(draw(<p>second</p>));
  expect(document.body.textContent).toBe('second');
});

it('X29.10 what is drawn at a moment that the test does not wait for is noticed', () => {
  let count = () => {};
  function Counter() {
    const [number, setNumber] = useState(1);
    count = () => setNumber(number + 1);
    return <p>{number}</p>;
  }
  const drawn = draw(<Counter />);
  act(() => count());
  expect([drawn.textContent, changedOutsideAct()]).toEqual(['2', []]);
  count();
  expect(changedOutsideAct()).toEqual(['Counter']);
});
