// @vitest-environment jsdom
// The appointment of an own submission in the portal: what its button leads to.
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadOnApproachTexts, loadPublicTexts } from '../../platform/texts.ts';
import { OwnAppointment } from './own-appointment.tsx';

// Read when the modules are loaded.
vi.hoisted(() => localStorage.setItem('constancia.language', 'es'));

const APPOINTMENT = {
  submissionId: 's',
  agenda: 'Licencias de conducir',
  address: 'Mitre 100',
  start: '2026-11-30T11:00:00.000Z',
  end: '2026-11-30T11:20:00.000Z',
  timeZone: 'America/Argentina/Cordoba',
  change: 1,
  isCancelled: false,
  isLinkable: true,
};

let root: Root;

beforeAll(async () => {
  await Promise.all([loadPublicTexts(), loadOnApproachTexts()]);
});
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

function buttons(isCancelled: boolean): readonly string[] {
  const appointment = { ...APPOINTMENT, isCancelled };
  flushSync(() => root.render(<OwnAppointment appointment={appointment} makeLink={async () => '/'} />));
  return [...document.querySelectorAll('button')].map(({ textContent }) => textContent);
}

it('X34.79 an appointment that holds is changed or cancelled; after one that was cancelled another is booked', () => {
  expect(buttons(false)).toContain('Cambiar o cancelar el turno');
  expect(buttons(true)).toEqual(['Reservar otro turno']);
});
