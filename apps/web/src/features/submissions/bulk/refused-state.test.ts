// @vitest-environment jsdom
// What people read whose change of state was refused.
import { beforeAll, expect, it } from 'vitest';
import { CallError } from '../../../platform/api-client.ts';
import { loadPublicTexts } from '../../../platform/texts.ts';
import { refusedState } from './refused-state.ts';

beforeAll(loadPublicTexts);

const refusal = (values: Readonly<Record<string, string>>) =>
  refusedState(
    new CallError('state-moved', {
      status: 409,
      values: { by: 'ana', state: 'Solved', at: '2026-03-10T16:20:00.000Z', ...values },
    }),
    'Europe/Madrid',
    {},
  );

it('X36.95 X36.91 a refused change of state names the state in the language of the reader, otherwise as the form does', () => {
  expect(refusal({ 'state-es': 'Resuelto', 'state-pt': 'Resolvido' })).toContain('«Resuelto»');
  expect(refusal({ 'state-pt': 'Resolvido' })).toContain('«Solved»');
  expect(refusal({ 'state-es': '' })).toContain('«Solved»');
});
