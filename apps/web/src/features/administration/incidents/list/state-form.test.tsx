// @vitest-environment jsdom
// What the form says about a note that was missing.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { draw } from '../../../../platform/testing/draw.ts';
import { press, type } from '../../../../platform/testing/press-and-type.ts';
import { NoticeProvider } from '../../../../ui/staff/toast.tsx';
import type { IncidentRead } from './api.ts';
import { StateForm } from './state-form.tsx';

const READ = { incident: { state: 'rejected' }, changes: [] } as unknown as IncidentRead;

it('X40.22 a note that a rejection lacked is wrong no more once it is written', () => {
  draw(
    <QueryClientProvider client={new QueryClient()}>
      <NoticeProvider>
        <StateForm of={{ municipalityId: 'm', number: 3 }} read={READ} />
      </NoticeProvider>
    </QueryClientProvider>,
  );
  press('Guardar el cambio');
  expect(document.body.textContent).toContain('Escriba por qué se rechaza.');
  type(document.querySelector('textarea'), 'Es de la provincia');
  expect(document.body.textContent).not.toContain('Escriba por qué se rechaza.');
  expect(document.querySelector('textarea')?.getAttribute('aria-invalid')).toBe('false');
  // What was not put right is wrong still.
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1);
});
