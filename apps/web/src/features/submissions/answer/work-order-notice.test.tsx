// @vitest-environment jsdom
// Whose the work order is that somebody answers, as the page says it.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawAndFollow } from '../../../platform/testing/draw.ts';
import { unkeptAnswering } from '../../../answering/session/answering-session.ts';
import { AnsweringProvider } from '../../../answering/session/use-answering.tsx';
import { aFormToAnswer } from '../../../answering/testing/a-form-to-answer.ts';
import { t } from '../../../platform/texts.ts';
import { WorkOrderNotice } from './work-order-notice.tsx';

const ORDER = { id: 'order', asset: null, address: 'Mitre 100', point: null };

vi.mock(import('../../../platform/device/prepared.ts'), async (real) => ({
  ...(await real()),
  readPrepared: async () => ({ workOrders: [ORDER] }),
}));
vi.mock(import('../../session/public.ts'), () => ({
  useAccount: () => ({ userId: 'ana', municipality: { id: 'm' } }) as never,
}));

let isReached = false;

beforeEach(() => {
  vi.useFakeTimers();
  isReached = false;
  vi.stubGlobal('fetch', async () => {
    if (!isReached) throw new TypeError('failed to fetch');
    return Response.json({ workOrder: ORDER });
  });
});
afterEach(() => void vi.useRealTimers());

it.each([
  ['when the device says that there is a connection', () => void window.dispatchEvent(new Event('online'))],
  ['by asking again', () => void vi.advanceTimersByTime(30_000)],
])('X39.32 an order begun without a connection is taken once the server is reached: %s', async (_, back) => {
  const { store } = unkeptAnswering(aFormToAnswer(aForm().withSection('s', aQuestion('q', 'text')).build()));
  const page = await drawAndFollow(
    <AnsweringProvider value={store}>
      <WorkOrderNotice id="order" />
    </AnsweringProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(page.textContent).toBe(t('own-day.not-held-yet', { where: 'Mitre 100' }));
  isReached = true;
  await act(async () => back());
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(page.textContent).toBe(t('own-day.held', { where: 'Mitre 100' }));
});
