import { expect, it } from 'vitest';
import { aForm, aQuestion } from '../../testing/a-form.ts';
import { fitParticulars } from './fit-particulars.ts';
import { NO_PARTICULARS } from './particulars.ts';

const FORM = aForm().withSection('s', aQuestion('q', 'text'));
const ALL = FORM.withOptions({ citizen: true, geolocation: true, digitalSignature: true })
  .with({ incidents: { ...FORM.build().incidents, incidentTypeId: 3 } })
  .withSignature()
  .build();
const DRAFT = {
  citizen: {
    id: 7,
    firstName: 'Ana',
    lastName: 'Paz',
    documentNumber: '30111222',
    email: '',
    phone: '',
    street: '',
    personType: 'fisica',
    documentType: 1,
    taxNumber: '',
    source: '',
  },
  location: { address: 'Plaza', latitude: -32.4, longitude: -63.2 },
  asset: { id: 4, name: 'Farola', type: 'Luminaria', address: 'Plaza' },
  signatures: [{ slot: 0, image: '', signatory: 'Ana Paz', imageId: '' }],
};

it('X15.04 A2.26 what a draft carries beside its answers comes back', () => {
  expect(fitParticulars(ALL, DRAFT)).toEqual(DRAFT);
});

it('X15.04 what the form does not ask for any more stays behind', () => {
  expect(fitParticulars(FORM.build(), DRAFT)).toEqual(NO_PARTICULARS);
  const slotGone = { ...DRAFT, signatures: [{ ...DRAFT.signatures[0], slot: 1 }] };
  expect(fitParticulars(ALL, slotGone).signatures).toEqual([]);
});

it.each([undefined, null, 7, 'x', [], { citizen: 1, location: [], asset: 'x', signatures: {} }])(
  'X15.04 a draft of any shape does no harm: %j',
  (draft) => expect(fitParticulars(ALL, draft)).toEqual(NO_PARTICULARS),
);

it('X15.04 half a person, location or signature is dropped', () => {
  const half = {
    citizen: { ...DRAFT.citizen, id: '7' },
    location: { address: 'Plaza', latitude: 'NaN', longitude: 3 },
    asset: DRAFT.asset,
    signatures: [null, { slot: -1 }, { slot: 0.5 }, { slot: 0 }, { slot: 0, signatory: 'again' }],
  };
  expect(fitParticulars(ALL, half)).toEqual({
    ...NO_PARTICULARS,
    signatures: [{ slot: 0, image: '', signatory: '', imageId: '' }],
  });
});
