// @vitest-environment jsdom
// Saving what a list shows as a view, over one that is there.
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { drawAndFollow, until } from '../../../platform/testing/draw.ts';
import { type } from '../../../platform/testing/press-and-type.ts';
import { AroundStaff } from '../../../ui/staff/testing/around-staff.tsx';
import { ViewsButton } from './views-button.tsx';
import type { SavedViews } from './views-api.ts';

const VIEW: SavedViews['views'][number] = {
  id: 'view-of-the-area',
  name: 'Pendientes',
  shared: true,
  by: 'ana',
  filter: {},
  columns: { hidden: [], questions: [] },
  order: null,
  version: 4,
  may: { save: true, delete: true },
};
let saved: unknown[];

beforeEach(async () => {
  saved = [];
  vi.stubGlobal('fetch', async (_url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'PUT') saved.push(JSON.parse(body as string));
    return Response.json(method === 'GET' ? { views: [VIEW], may: { share: true } } : {});
  });
  const shown = { filter: { text: 'farola' }, columns: { hidden: [], questions: [] }, order: null };
  await drawAndFollow(
    <AroundStaff>
      <ViewsButton formId="f" {...shown} onApply={() => {}} onSaved={() => {}} />
    </AroundStaff>,
  );
  await act(async () => document.querySelector('button')?.click());
  await until(() => document.getElementById('view-name'));
});

const name = (text: string) => type(document.querySelector<HTMLInputElement>('#view-name'), text);
const box = () => document.querySelector<HTMLInputElement>('input[type=checkbox]');
const save = () =>
  act(async () => {
    document.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
    await until(() => saved.length === 1);
  });

it('X33.65 a shared view that its author replaces stays shared', async () => {
  expect(box()?.checked).toBe(false);
  name('pendientes');
  expect(box()?.checked).toBe(true);
  await save();
  expect(saved).toMatchObject([{ name: 'pendientes', shared: true, version: 4 }]);
});

it('X33.65 a shared view is the own one again where its author says so', async () => {
  name('Pendientes');
  await act(async () => box()?.click());
  await save();
  expect(saved).toMatchObject([{ shared: false, version: 4 }]);
});
