// @vitest-environment jsdom
// What is chosen while chosen submissions are on their way to another state, and what is said of them afterwards.
import type { SubmissionRow } from '@constancia/contract/submissions/submissions.ts';
import { act, use } from 'react';
import { expect, it, vi } from 'vitest';
import { draw, until } from '../../../platform/testing/draw.ts';
import { press } from '../../../platform/testing/press-and-type.ts';
import { AroundStaff } from '../../../ui/staff/testing/around-staff.tsx';
import { SubmissionMenu } from '../list/submission-menu.tsx';
import { ChooseRow, type Choosing, ChoosingContext } from './choose-row.tsx';
import { ChoosingRows } from './choosing.tsx';

const ROWS = ['VM1', 'VM2', 'VM3'].map(
  (code) => ({ id: code, code }) as Partial<SubmissionRow> as SubmissionRow,
);
const NOON = '2026-03-10T12:00:00.000Z';
const box = (code: string) => document.querySelector<HTMLInputElement>(`[aria-label$=" ${code}"]`);
const choose = (code: string) => act(() => box(code)?.click());

/** Three rows, and what the buttons above them work with. */
function drawn() {
  const latest: { choosing?: Choosing | null } = {};
  function Rows() {
    latest.choosing = use(ChoosingContext);
    return ROWS.map((row) => <ChooseRow key={row.id} row={row} />);
  }
  const show = (hasRows: boolean, list = 'a') =>
    draw(<ChoosingRows list={list}>{hasRows && <Rows />}</ChoosingRows>);
  show(true);
  return { show, choosing: () => latest.choosing ?? null };
}

it('X40.31 what is chosen while others are moved stays chosen, also in another list', () => {
  const { show, choosing } = drawn();
  choose('VM1');
  const { onMoved, chosen } = choosing() ?? {};
  const moving = [...(chosen?.values() ?? [])];
  choose('VM2');
  act(() => onMoved?.(moving, { moved: 1, refused: [] }));
  expect([box('VM1')?.checked, box('VM2')?.checked]).toEqual([false, true]);
  show(true, 'b');
  choose('VM3');
  act(() => onMoved?.(moving, { moved: 1, refused: [] }));
  expect(box('VM3')?.checked).toBe(true);
  expect(document.querySelector('[role=dialog]')).toBeNull();
});

it('X33.09 R2.039 a chosen submission that is deleted by its menu is chosen no more; the others are', async () => {
  vi.stubGlobal('fetch', async (_url: string, { method = 'GET' }: RequestInit = {}) =>
    Response.json(
      method === 'GET' ? { version: 1, createdBy: 'ana', createdAt: NOON, keptBecause: null } : {},
    ),
  );
  draw(
    <AroundStaff>
      <ChoosingRows list="a">
        {ROWS.map((row) => (
          <ChooseRow key={row.id} row={row} />
        ))}
        <SubmissionMenu
          row={
            {
              id: 'VM1',
              code: 'VM1',
              may: { complete: false, correct: false, delete: true },
            } as SubmissionRow
          }
          timeZone="UTC"
        />
      </ChoosingRows>
    </AroundStaff>,
  );
  choose('VM1');
  choose('VM2');
  act(() => document.getElementById('more-VM1')?.click());
  act(() => document.querySelector<HTMLElement>('[role=menuitem]')?.click());
  await until(() => document.body.textContent.includes('ana'));
  press('Eliminar respuesta');
  await until(() => box('VM1')?.checked === false);
  expect([box('VM2')?.checked, box('VM3')?.checked]).toEqual([true, false]);
});

it('X40.31 what was refused is named also when the filter finds nothing any more', () => {
  const { show, choosing } = drawn();
  choose('VM1');
  const { onMoved, chosen } = choosing() ?? {};
  show(false);
  const refused = [{ code: 'VM1', why: 'Su estado no lleva a ese.' }];
  act(() => onMoved?.([...(chosen?.values() ?? [])], { moved: 0, refused }));
  expect(document.querySelector('[role=dialog]')?.textContent).toContain('VM1: Su estado no lleva a ese.');
});
