import { describe, expect, it } from 'vitest';
import { aForm, aQuestion } from '../../testing/a-form.ts';
import type { Citizen } from '../submission.ts';
import {
  answeringSteps,
  asksAsset,
  checkParticulars,
  isToFind,
  NO_PARTICULARS,
  notedPerson,
  signatureSlots,
  UNCONFIRMED,
} from './particulars.ts';

const FORM = aForm().withSection('s', aQuestion('q', 'text'));
const PERSON: Citizen = {
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
};
const SIGNED = { slot: 0, image: 'imagenes/signatures-f/imgPNG-1.png', signatory: 'Ana Paz', imageId: '1' };
const codes = (...given: Parameters<typeof checkParticulars>) =>
  checkParticulars(...given).issues.map(({ code }) => code);

describe('the steps of answering', () => {
  it('A2.26 A2.27 A2.28 A2.29 A2.18 a person first where the form asks for one, signatures of citizens last', () => {
    expect(answeringSteps(FORM.build())).toEqual(['questions']);
    const all = FORM.withOptions({ citizen: true, digitalSignature: true }).withSignature();
    expect(answeringSteps(all.build())).toEqual(['person', 'questions', 'signatures']);
    expect(answeringSteps(FORM.withOptions({ recipient: true }).build())).toEqual(['person', 'questions']);
    expect(answeringSteps(FORM.withOptions({ citizen: true, publicAccess: true }).build())).toEqual([
      'questions',
    ]);
    const intern = FORM.withOptions({ digitalSignature: true })
      .withSignature({ signatory: 'intern' })
      .build();
    expect(answeringSteps(intern)).toEqual(['questions']);
    expect(signatureSlots(intern, 'intern').map(({ slot }) => slot)).toEqual([0]);
  });
});

describe('the particulars of a submission', () => {
  it('X39.70 a number that was noted is no person yet, also where nobody is required', () => {
    const noted = notedPerson('juridica', '30500000001');
    expect([isToFind(noted), isToFind(PERSON)]).toEqual([true, false]);
    for (const required of [true, false]) {
      const form = FORM.withOptions({ citizen: true, citizenRequired: required }).build();
      expect(codes(form, { ...NO_PARTICULARS, citizen: noted })).toEqual(['citizen-to-find']);
    }
    expect(codes(FORM.build(), { ...NO_PARTICULARS, citizen: noted })).toEqual([]);
  });

  it('A4.30 A4.31 A5.05 a form that requires a citizen is not saved without one', () => {
    const form = FORM.withOptions({ citizen: true, citizenRequired: true }).build();
    expect(codes(form, NO_PARTICULARS)).toEqual(['citizen-required']);
    expect(codes(form, { ...NO_PARTICULARS, citizen: PERSON })).toEqual([]);
    expect(codes(FORM.withOptions({ citizen: true }).build(), NO_PARTICULARS)).toEqual([]);
  });

  it('A5.03 A5.40 A5.41 A9.07 required signatures are there, each with the names of its signatory', () => {
    const form = FORM.withOptions({ digitalSignature: true }).withSignature({ required: true }).build();
    const issues = (...signatures: readonly (typeof SIGNED)[]) =>
      codes(form, { ...NO_PARTICULARS, signatures });
    expect(issues()).toEqual(['signature-missing']);
    expect(issues(SIGNED)).toEqual([]);
    expect(issues({ ...SIGNED, signatory: ' ' })).toEqual(['signatory-names-required']);
    expect(issues({ ...SIGNED, signatory: 'x'.repeat(60) })).toEqual([]);
    expect(issues({ ...SIGNED, signatory: 'x'.repeat(61) })).toEqual(['signatory-names-too-long']);
    expect(issues({ ...SIGNED, image: '' })).toEqual(['signature-missing']);
    expect(issues(SIGNED, SIGNED)).toEqual(['signature-slot-unknown']);
    expect(issues(SIGNED, { ...SIGNED, slot: 4 })).toEqual(['signature-slot-unknown']);
  });

  it('X16.01 a drawing that was begun and not confirmed is said, so that none is lost unseen', () => {
    const form = FORM.withOptions({ digitalSignature: true });
    const begun = { ...SIGNED, image: '', imageId: UNCONFIRMED };
    for (const required of [true, false]) {
      const built = form.withSignature({ required }).build();
      expect(codes(built, { ...NO_PARTICULARS, signatures: [begun] })).toEqual(['signature-unconfirmed']);
    }
    expect(codes(FORM.build(), { ...NO_PARTICULARS, signatures: [begun] })).toEqual([]);
  });

  it('W10 A2.23 what a form does not ask for is not stored', () => {
    const given = {
      citizen: PERSON,
      location: { address: 'Plaza', latitude: -32.4, longitude: -63.2 },
      asset: { id: 1, name: 'Farola', type: 'Luminaria', address: 'Plaza' },
      signatures: [SIGNED],
    };
    expect(checkParticulars(FORM.build(), given).particulars).toEqual(NO_PARTICULARS);
    const located = FORM.withOptions({ geolocation: true });
    const { location, asset } = given;
    expect(checkParticulars(located.build(), given).particulars).toEqual({
      ...NO_PARTICULARS,
      location,
      asset,
    });
    expect(checkParticulars(located.build(), { ...given, location: null }).particulars.asset).toBeNull();
    const withType = located.with({ incidents: { ...FORM.build().incidents, incidentTypeId: 3 } }).build();
    expect([asksAsset(located.build()), asksAsset(withType)]).toEqual([false, true]);
  });

  it('A2.47 a point that is nowhere on earth is refused', () => {
    const form = FORM.withOptions({ geolocation: true }).build();
    const at = (latitude: number, longitude: number) =>
      codes(form, { ...NO_PARTICULARS, location: { address: '', latitude, longitude } });
    expect([at(90, 180), at(90.1, 0), at(0, -180.5)]).toEqual([
      [],
      ['location-invalid'],
      ['location-invalid'],
    ]);
  });
});
