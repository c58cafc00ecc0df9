// A form that sells seats, and what somebody writes who buys one.
import { createHash } from 'node:crypto';
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { SOLD_PRODUCT } from '../forms.ts';

/** A public form that sells so many seats of one location for 12.50 each. */
export function sellingForm(seats: number): FormDefinition {
  const [location] = SOLD_PRODUCT.locations;
  return aForm()
    .with({ title: { text: 'Entradas' } })
    .withOptions({ publicAccess: true, addPaymentGateway: true })
    .with({ payments: { ...SOLD_PRODUCT, locations: [{ ...location, maxQuantity: seats }] } })
    .withSection('s', aQuestion('name', 'text', { required: true }))
    .build();
}

export const PURCHASE = {
  location: 'Platea',
  quantity: 1,
  fullName: 'Ana Ruiz',
  dni: '30111222',
  email: 'ana@villa.example',
  phone: '',
};

/** Every buyer is a different person, unless a test says otherwise. */
export function numberOf(id: string): string {
  const digest = createHash('sha256').update(id).digest();
  return String(20_000_000 + (digest.readUInt32BE(0) % 10_000_000));
}
