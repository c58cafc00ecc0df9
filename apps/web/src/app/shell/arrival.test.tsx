// @vitest-environment jsdom
// Where the focus is after a link: at the heading of the page that was meant, not of the page that says that it is read.
import { act, useState } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { drawAndFollow, removeDrawn } from '../../platform/testing/draw.ts';
import { useWindowTitle } from '../../platform/page/window-title.ts';
import { t } from '../../platform/texts.ts';
import { Arrival } from './arrival.tsx';

function Headed({ title }: { readonly title: string }) {
  useWindowTitle(title, 'Constancia');
  return <h1>{title}</h1>;
}

/** A page that is read before it can be shown. */
function Slow() {
  const [shown, setShown] = useState(false);
  if (shown) return <Headed key="read" title="Nuevo formulario" />;
  return (
    <>
      <Headed title={t('shell.loading')} />
      <button type="button" onClick={() => setShown(true)}>
        Leer
      </button>
    </>
  );
}

const focused: (string | null)[] = [];

beforeEach(async () => {
  document.head.append(document.createElement('title'));
  focused.length = 0;
  await drawAndFollow(
    <MemoryRouter initialEntries={['/listar']}>
      <Arrival />
      <Routes>
        <Route path="/listar" element={<Link to="/nuevo">Nuevo formulario</Link>} />
        <Route path="/nuevo" element={<Slow />} />
      </Routes>
    </MemoryRouter>,
  );
  document.addEventListener('focusin', remember);
});
afterEach(() => {
  document.removeEventListener('focusin', remember);
  removeDrawn();
  document.head.replaceChildren();
});

const remember = ({ target }: FocusEvent) => focused.push((target as HTMLElement).textContent);
const follow = () => act(async () => document.querySelector('a')?.click());
const read = () => act(async () => document.querySelector('button')?.click());

it('X36.71 a page that is read first has its own heading in focus, once, and not that of the page before it', async () => {
  await follow();
  expect(document.title).toBe('Cargando… · Constancia');
  expect(focused).toEqual([]);
  await read();
  expect(document.title).toBe('Nuevo formulario · Constancia');
  expect(focused).toEqual(['Nuevo formulario']);
});

it('X36.71 who has gone on to something else meanwhile keeps the focus there', async () => {
  await follow();
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  await read();
  expect(document.activeElement).toBe(field);
});
