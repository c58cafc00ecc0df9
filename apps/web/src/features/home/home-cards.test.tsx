// @vitest-environment jsdom
// Titles of forms and names of states on the home page, in the language of who reads it.
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { draw } from '../../platform/testing/draw.ts';
import { CameBackCard, WaitingCard } from './home-cards.tsx';

// Read when the modules are loaded.
vi.hoisted(() => localStorage.setItem('constancia.language', 'en'));

const TITLE = { text: 'Podas', in: { en: 'Pruning' } };
const HOME = {
  waiting: [
    {
      formId: 'a',
      title: TITLE,
      state: 0,
      stateName: 'Recibida',
      stateIn: { en: 'Received' },
      submissions: 2,
    },
    { formId: 'b', title: { text: 'Luminarias' }, state: 0, stateName: 'Recibida', submissions: 1 },
  ],
  moreWaiting: 0,
  cameBack: [{ id: 's', code: 'VM1', title: TITLE, at: '2026-03-10T15:00:00.000Z' }],
  moreCameBack: 0,
  failedDeliveries: null,
  overdueWorkOrders: null,
  lastForms: [],
  timeZone: 'UTC',
};

it('P1.24 X36.91 a title and a state are shown in the language of the reader, and as they are where they have no such translation', () => {
  const page = draw(
    <MemoryRouter>
      <WaitingCard home={HOME} />
      <CameBackCard home={HOME} />
    </MemoryRouter>,
  );
  expect(page.textContent).toContain('Pruning');
  expect(page.textContent).toContain('Pruning · ');
  expect(page.textContent).toContain('Luminarias');
  expect(page.textContent).toContain('ReceivedPruning');
  expect(page.textContent).toContain('RecibidaLuminarias');
  expect(page.textContent).not.toContain('Podas');
});
