import { expect, it } from 'vitest';
import { aForm, aQuestion } from '../../testing/a-form.ts';
import { fitParticulars } from './fit-particulars.ts';
import { NO_PARTICULARS, UNSENT } from './particulars.ts';
import { boxNow, boxTitle, signatureBoxes } from './signature-boxes.ts';

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

const SIGNED = FORM.withOptions({ digitalSignature: true });
const OWNER = { title: 'Titular', signatory: 'citizen' } as const;
const CLERK = { title: 'Agente', signatory: 'intern' } as const;
const BOTH = SIGNED.withSignature(OWNER).withSignature(CLERK).build();
const drafted = (over: object) => ({ slot: 0, image: '', signatory: 'Ana Paz', imageId: '', ...over });

it('X40.09 a signature stands in its own box after boxes were put in another order, or one before it', () => {
  const signatures = [
    drafted({ imageId: UNSENT }),
    drafted({ slot: 1, signatory: 'Luis Gil', image: 'imagenes/f/imgPNG-a.png', imageId: 'a' }),
  ];
  const then = signatureBoxes(BOTH);
  const turned = SIGNED.withSignature(CLERK).withSignature(OWNER).build();
  // The server has the picture for the former box, so it is to be uploaded again.
  expect(fitParticulars(turned, { signatures }, then).signatures).toEqual([
    drafted({ slot: 1, imageId: UNSENT }),
    drafted({ slot: 0, signatory: 'Luis Gil', imageId: UNSENT }),
  ]);
  const witness = { title: 'Testigo', signatory: 'citizen' } as const;
  const more = SIGNED.withSignature(witness).withSignature(OWNER).build();
  expect(fitParticulars(more, { signatures }, then).signatures).toEqual([
    drafted({ slot: 1, imageId: UNSENT }),
  ]);
  expect(fitParticulars(BOTH, { signatures }, then).signatures).toEqual(signatures);
});

it('X40.09 a box under another title, or for somebody else to sign, is another box', () => {
  const then = signatureBoxes(BOTH);
  const renamed = SIGNED.withSignature({ ...OWNER, title: 'Conforme' })
    .withSignature(CLERK)
    .build();
  const turned = SIGNED.withSignature({ ...OWNER, signatory: 'intern' })
    .withSignature(CLERK)
    .build();
  expect([renamed, turned].map((form) => [boxNow(form, then, 0), boxNow(form, then, 1)])).toEqual([
    [null, 1],
    [null, 1],
  ]);
  expect(boxNow(BOTH, undefined, 0)).toBeNull();
});

it('X40.09 boxes that read the same are told apart by their order', () => {
  const twins = SIGNED.withSignature(OWNER).withSignature(OWNER).build();
  const then = signatureBoxes(twins);
  expect(new Set(then).size).toBe(2);
  const one = SIGNED.withSignature(CLERK).withSignature(OWNER).build();
  expect([boxNow(one, then, 0), boxNow(one, then, 1)]).toEqual([1, null]);
  expect(then.map(boxTitle)).toEqual(['Titular', 'Titular']);
  expect(boxTitle(signatureBoxes(SIGNED.withSignature({ ...OWNER, title: '1.5. A' }).build())[0] ?? '')).toBe(
    '1.5. A',
  );
});
