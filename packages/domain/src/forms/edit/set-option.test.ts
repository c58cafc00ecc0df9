import { describe, expect, it } from 'vitest';
import type { FormDefinition } from '../definition/form.ts';
import { EMPTY_FORM, NEW_SIGNATURE } from '../definition/new-form.ts';
import { ALL_OPTIONS_OFF, OPTION_NAMES, type OptionFlags, type OptionName } from '../definition/options.ts';
import { setOption, syncOf, turnSyncOff, turnSyncOn, whyDisabled } from './set-option.ts';

function formWith(flags: Partial<OptionFlags>, over: Partial<FormDefinition> = {}): FormDefinition {
  return { ...EMPTY_FORM, ...over, options: { ...ALL_OPTIONS_OFF, ...flags } };
}

function onIn(definition: FormDefinition): readonly string[] {
  return Object.entries(definition.options).flatMap(([name, on]) => (on ? [name] : []));
}

describe('what a flag clears when it goes off', () => {
  it('E4.35 E4.36 E4.37 E3.32 public off clears download, voucher and its text', () => {
    const form = formWith({
      publicAccess: true,
      automaticDownload: true,
      customizedVoucher: true,
      geolocation: true,
    });
    const after = setOption({ ...form, voucherText: 'Gracias' }, 'publicAccess', false);
    expect(onIn(after)).toEqual(['geolocation']);
    expect(after.voucherText).toBe('');
  });

  it('E4.38 E4.39 E4.40 E4.41 E4.42 portal citizen off clears what belongs to it', () => {
    const flags = { singleAnswer: true, addAppointment: true, customizedVoucher: true };
    const form = formWith(
      { ...flags, citizenAssociationFromCitizenPortal: true, showHeaderImage: true },
      { voucherText: 'Gracias', appointment: { appointmentData: { id: 1 }, tenantUniqueName: 'vm' } },
    );
    const after = setOption(form, 'citizenAssociationFromCitizenPortal', false);
    expect(onIn(after)).toEqual(['showHeaderImage']);
    expect(after).toMatchObject({ voucherText: '', appointment: null });
  });

  it('E4.43 E4.44 digital signature off clears the signatures', () => {
    const form = formWith(
      { digitalSignature: true, signatureEditableAnswer: true },
      { signatures: [NEW_SIGNATURE] },
    );
    const after = setOption(form, 'digitalSignature', false);
    expect(onIn(after)).toEqual([]);
    expect(after.signatures).toEqual([]);
  });

  it('E4.45 limit off clears the count', () => {
    const after = setOption(
      formWith({ limitResponses: true }, { responseLimit: 9 }),
      'limitResponses',
      false,
    );
    expect(after.responseLimit).toBeNull();
  });

  it('E4.51 E3.36 incidents off clears the area and the incident per state', () => {
    const incidents = { ...EMPTY_FORM.incidents, areaId: 703, username: 'ana' };
    const form = formWith({ incidents: true, incidentPerState: true, citizen: true }, { incidents });
    const after = setOption(form, 'incidents', false);
    expect(onIn(after)).toEqual(['citizen']);
    expect(after.incidents).toEqual({ ...incidents, areaId: -1 });
  });

  it('E3.22 citizen off clears the obligatory citizen', () => {
    expect(onIn(setOption(formWith({ citizen: true, citizenRequired: true }), 'citizen', false))).toEqual([]);
  });

  it('E4.54 an appointment off clears the agenda and frees the e-mail', () => {
    const form = formWith(
      { citizenAssociationFromCitizenPortal: true, addAppointment: true },
      { appointment: { appointmentData: {}, tenantUniqueName: '' } },
    );
    expect(whyDisabled(form, 'emailCopy')).toBe('excluded-by-appointment');
    const after = setOption(form, 'addAppointment', false);
    expect(after.appointment).toBeNull();
    expect(whyDisabled(after, 'emailCopy')).toBeNull();
  });

  it('E9.15 the payment gateway off clears the product', () => {
    const form = formWith({ addPaymentGateway: true }, { payments: { name: 'Feria' } });
    expect(setOption(form, 'addPaymentGateway', false).payments).toBeNull();
  });

  it('E3.28 the header image off keeps the image', () => {
    const form = formWith({ showHeaderImage: true }, { headerImage: 'imagenes/a.png' });
    expect(setOption(form, 'showHeaderImage', false).headerImage).toBe('imagenes/a.png');
  });

  it('E4.52 turning a flag on again brings nothing back', () => {
    const off = setOption(
      formWith({ publicAccess: true, automaticDownload: true }, { voucherText: 'x' }),
      'publicAccess',
      false,
    );
    const on = setOption(off, 'publicAccess', true);
    expect(onIn(on)).toEqual(['publicAccess']);
    expect(on.voucherText).toBe('');
  });
});

describe('what a flag brings when it goes on', () => {
  it('E4.61 an appointment turns the e-mail off', () => {
    const form = formWith({ citizenAssociationFromCitizenPortal: true, emailCopy: true });
    expect(onIn(setOption(form, 'addAppointment', true))).toEqual([
      'addAppointment',
      'citizenAssociationFromCitizenPortal',
    ]);
  });

  it('E4.76 E4.77 digital signature brings the first signature', () => {
    expect(setOption(EMPTY_FORM, 'digitalSignature', true).signatures).toEqual([
      { title: '', type: 'both', signatory: 'citizen', required: false },
    ]);
  });

  it('E3.27 a flag without dependents changes nothing else', () => {
    const after = setOption(EMPTY_FORM, 'geolocation', true);
    expect({ ...after, options: EMPTY_FORM.options }).toEqual(EMPTY_FORM);
    expect(setOption(after, 'geolocation', true)).toBe(after);
  });
});

describe('why a flag cannot be turned on', () => {
  const cases: readonly [string, Partial<OptionFlags>, OptionName, string | null][] = [
    ['E4.53', {}, 'automaticDownload', 'needs-public'],
    ['E4.53', { publicAccess: true }, 'automaticDownload', null],
    ['E4.53', {}, 'singleAnswer', 'needs-citizen-portal'],
    ['E4.53', {}, 'addAppointment', 'needs-citizen-portal'],
    ['E4.53', {}, 'customizedVoucher', 'needs-public-or-citizen-portal'],
    ['E4.53', { publicAccess: true }, 'customizedVoucher', null],
    ['E4.53', { citizenAssociationFromCitizenPortal: true }, 'customizedVoucher', null],
    ['E4.53', {}, 'signatureEditableAnswer', 'needs-signature'],
    ['E4.53', {}, 'citizen', 'needs-sync'],
    ['E4.53', {}, 'incidents', 'needs-sync'],
    ['E4.53', { incidents: true }, 'citizen', null],
    ['E3.22', {}, 'citizenRequired', 'needs-citizen'],
    ['E3.36', {}, 'incidentPerState', 'needs-incidents'],
    ['E4.55', { citizen: true }, 'publicAccess', 'excluded-by-citizen'],
    ['E4.56', { citizenAssociationFromCitizenPortal: true }, 'publicAccess', 'excluded-by-citizen-portal'],
    ['E4.57', { citizen: true }, 'citizenAssociationFromCitizenPortal', 'excluded-by-citizen'],
    ['E4.58', { publicAccess: true }, 'citizenAssociationFromCitizenPortal', 'excluded-by-public'],
    [
      'E4.59',
      { incidents: true, citizenAssociationFromCitizenPortal: true },
      'citizen',
      'excluded-by-citizen-portal',
    ],
    ['E4.60', { incidents: true, publicAccess: true }, 'citizen', 'excluded-by-public'],
    ['E9.28', { publicAccess: true, addAppointment: true }, 'addPaymentGateway', null],
    ['E3.37', {}, 'recipient', 'not-offered'],
    ['E3.37', { pdfPortablePrint: true }, 'pdfPortablePrint', 'not-offered'],
  ];
  it.each(cases)('%s with %j, %s: %s', (...[, flags, name, reason]) => {
    expect(whyDisabled(formWith(flags), name)).toBe(reason);
  });

  it('E4.53 E4.55 a flag that is on may always be turned off', () => {
    expect(whyDisabled(formWith({ publicAccess: true, citizen: true }), 'publicAccess')).toBeNull();
  });

  it('E3.37 the list offers all but the two that are only preserved', () => {
    const kept = OPTION_NAMES.filter((name) => whyDisabled(EMPTY_FORM, name) === 'not-offered');
    expect(kept).toEqual(['recipient', 'pdfPortablePrint']);
  });
});

describe('synchronisation', () => {
  it('E3.07 is on when citizen or incidents is stored', () => {
    expect(syncOf(EMPTY_FORM)).toBe('off');
    expect(syncOf(formWith({ citizen: true }))).toBe('on');
    expect(syncOf(formWith({ incidents: true }))).toBe('on');
  });

  it('E4.53 on the screen it frees citizen and incidents', () => {
    expect(whyDisabled(EMPTY_FORM, 'citizen', 'on')).toBeNull();
    expect(whyDisabled(EMPTY_FORM, 'incidents', 'on')).toBeNull();
  });

  it('E4.46 E4.47 E4.48 E4.49 E4.50 off clears all of it', () => {
    const flags = { citizen: true, citizenRequired: true, incidents: true, incidentPerState: true };
    const incidents = {
      username: 'ana',
      areaId: 703,
      incidentTypeId: 5523,
      incidentTypeByState: [{ state: 0 }],
      public: true,
      residue: { usarAWS: { document: true } },
    };
    const after = turnSyncOff(formWith({ ...flags, emailCopy: true }, { incidents }));
    expect(onIn(after)).toEqual(['emailCopy']);
    expect(after.incidents).toEqual({ ...EMPTY_FORM.incidents, residue: incidents.residue });
  });

  it('E6.05 cannot be turned on without an incident-system username', () => {
    expect(turnSyncOn(EMPTY_FORM, '')).toBe(EMPTY_FORM);
    expect(turnSyncOn(EMPTY_FORM, 'ana').incidents.username).toBe('ana');
  });
});

it('W1 X28.01 codes that are turned on begin with eight characters; off takes that along, and an old form keeps its three', () => {
  const on = setOption(EMPTY_FORM, 'pdfDownloadCode', true);
  expect(on.recordCodeLength).toBe(8);
  expect(setOption(on, 'pdfDownloadCode', false)).toEqual(EMPTY_FORM);
  const old: FormDefinition = { ...EMPTY_FORM, options: { ...ALL_OPTIONS_OFF, pdfDownloadCode: true } };
  expect(setOption(old, 'publicAccess', true).recordCodeLength).toBeUndefined();
});
