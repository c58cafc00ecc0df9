import { expect, it } from 'vitest';
import { aForm } from '../testing/a-form.ts';
import { keptBecause } from './deletion.ts';

it.each([
  ['R2.074', { citizenAssociationFromCitizenPortal: true }, 'portal'],
  ['R2.075', { addPaymentGateway: true }, 'payments'],
  ['R2.077', { digitalSignature: true }, 'signed'],
  ['E4.26', { digitalSignature: true, signatureEditableAnswer: true }, null],
  ['R6.03', {}, null],
] as const)('%s an answer to a form with %j is kept because of %s', (_rule, options, why) => {
  const definition = aForm().withOptions(options).build();
  expect(keptBecause(definition, { isHeld: false })).toBe(why);
  expect(keptBecause(definition, { isHeld: true })).toBe('held');
});
