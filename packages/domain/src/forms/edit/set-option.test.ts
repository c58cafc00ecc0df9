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
      publico: true,
      automaticDownload: true,
      customizedVoucher: true,
      geolocalizacion: true,
    });
    const after = setOption({ ...form, voucherText: 'Gracias' }, 'publico', false);
    expect(onIn(after)).toEqual(['geolocalizacion']);
    expect(after.voucherText).toBe('');
  });

  it('E4.38 E4.39 E4.40 E4.41 E4.42 portal citizen off clears what belongs to it', () => {
    const flags = { singleAnswer: true, addAppointment: true, customizedVoucher: true };
    const form = formWith(
      { ...flags, citizenAssociationFromCitizenPortal: true, headerImg: true },
      { voucherText: 'Gracias', appointment: { appointmentData: { id: 1 }, tenantUniqueName: 'vm' } },
    );
    const after = setOption(form, 'citizenAssociationFromCitizenPortal', false);
    expect(onIn(after)).toEqual(['headerImg']);
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
    const form = formWith({ incidentes: true, incidentesXestado: true, ciudadano: true }, { incidents });
    const after = setOption(form, 'incidentes', false);
    expect(onIn(after)).toEqual(['ciudadano']);
    expect(after.incidents).toEqual({ ...incidents, areaId: -1 });
  });

  it('E3.22 citizen off clears the obligatory citizen', () => {
    expect(
      onIn(setOption(formWith({ ciudadano: true, ciudadanoRequerido: true }), 'ciudadano', false)),
    ).toEqual([]);
  });

  it('E4.54 an appointment off clears the agenda and frees the e-mail', () => {
    const form = formWith(
      { citizenAssociationFromCitizenPortal: true, addAppointment: true },
      { appointment: { appointmentData: {}, tenantUniqueName: '' } },
    );
    expect(whyDisabled(form, 'envioEmail')).toBe('excluded-by-appointment');
    const after = setOption(form, 'addAppointment', false);
    expect(after.appointment).toBeNull();
    expect(whyDisabled(after, 'envioEmail')).toBeNull();
  });

  it('E9.15 the payment gateway off clears the product', () => {
    const form = formWith({ addPaymentGateway: true }, { payments: { name: 'Feria' } });
    expect(setOption(form, 'addPaymentGateway', false).payments).toBeNull();
  });

  it('E3.28 the header image off keeps the image', () => {
    const form = formWith({ headerImg: true }, { headerImage: 'imagenes/a.png' });
    expect(setOption(form, 'headerImg', false).headerImage).toBe('imagenes/a.png');
  });

  it('E4.52 turning a flag on again brings nothing back', () => {
    const off = setOption(
      formWith({ publico: true, automaticDownload: true }, { voucherText: 'x' }),
      'publico',
      false,
    );
    const on = setOption(off, 'publico', true);
    expect(onIn(on)).toEqual(['publico']);
    expect(on.voucherText).toBe('');
  });
});

describe('what a flag brings when it goes on', () => {
  it('E4.61 an appointment turns the e-mail off', () => {
    const form = formWith({ citizenAssociationFromCitizenPortal: true, envioEmail: true });
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
    const after = setOption(EMPTY_FORM, 'geolocalizacion', true);
    expect({ ...after, options: EMPTY_FORM.options }).toEqual(EMPTY_FORM);
    expect(setOption(after, 'geolocalizacion', true)).toBe(after);
  });
});

describe('why a flag cannot be turned on', () => {
  const cases: readonly [string, Partial<OptionFlags>, OptionName, string | null][] = [
    ['E4.53', {}, 'automaticDownload', 'needs-public'],
    ['E4.53', { publico: true }, 'automaticDownload', null],
    ['E4.53', {}, 'singleAnswer', 'needs-citizen-portal'],
    ['E4.53', {}, 'addAppointment', 'needs-citizen-portal'],
    ['E4.53', {}, 'customizedVoucher', 'needs-public-or-citizen-portal'],
    ['E4.53', { publico: true }, 'customizedVoucher', null],
    ['E4.53', { citizenAssociationFromCitizenPortal: true }, 'customizedVoucher', null],
    ['E4.53', {}, 'signatureEditableAnswer', 'needs-signature'],
    ['E4.53', {}, 'ciudadano', 'needs-sync'],
    ['E4.53', {}, 'incidentes', 'needs-sync'],
    ['E4.53', { incidentes: true }, 'ciudadano', null],
    ['E3.22', {}, 'ciudadanoRequerido', 'needs-citizen'],
    ['E3.36', {}, 'incidentesXestado', 'needs-incidents'],
    ['E4.55', { ciudadano: true }, 'publico', 'excluded-by-citizen'],
    ['E4.56', { citizenAssociationFromCitizenPortal: true }, 'publico', 'excluded-by-citizen-portal'],
    ['E4.57', { ciudadano: true }, 'citizenAssociationFromCitizenPortal', 'excluded-by-citizen'],
    ['E4.58', { publico: true }, 'citizenAssociationFromCitizenPortal', 'excluded-by-public'],
    [
      'E4.59',
      { incidentes: true, citizenAssociationFromCitizenPortal: true },
      'ciudadano',
      'excluded-by-citizen-portal',
    ],
    ['E4.60', { incidentes: true, publico: true }, 'ciudadano', 'excluded-by-public'],
    ['E9.28', { publico: true, addAppointment: true }, 'addPaymentGateway', null],
    ['E3.37', {}, 'destinatario', 'not-offered'],
    ['E3.37', { pdfPortablePrint: true }, 'pdfPortablePrint', 'not-offered'],
  ];
  it.each(cases)('%s with %j, %s: %s', (...[, flags, name, reason]) => {
    expect(whyDisabled(formWith(flags), name)).toBe(reason);
  });

  it('E4.53 E4.55 a flag that is on may always be turned off', () => {
    expect(whyDisabled(formWith({ publico: true, ciudadano: true }), 'publico')).toBeNull();
  });

  it('E3.37 the list offers all but the two that are only preserved', () => {
    const kept = OPTION_NAMES.filter((name) => whyDisabled(EMPTY_FORM, name) === 'not-offered');
    expect(kept).toEqual(['destinatario', 'pdfPortablePrint']);
  });
});

describe('synchronisation', () => {
  it('E3.07 is on when citizen or incidents is stored', () => {
    expect(syncOf(EMPTY_FORM)).toBe('off');
    expect(syncOf(formWith({ ciudadano: true }))).toBe('on');
    expect(syncOf(formWith({ incidentes: true }))).toBe('on');
  });

  it('E4.53 on the screen it frees citizen and incidents', () => {
    expect(whyDisabled(EMPTY_FORM, 'ciudadano', 'on')).toBeNull();
    expect(whyDisabled(EMPTY_FORM, 'incidentes', 'on')).toBeNull();
  });

  it('E4.46 E4.47 E4.48 E4.49 E4.50 off clears all of it', () => {
    const flags = { ciudadano: true, ciudadanoRequerido: true, incidentes: true, incidentesXestado: true };
    const incidents = {
      username: 'ana',
      areaId: 703,
      incidentTypeId: 5523,
      incidentTypeByState: [{ state: 0 }],
      public: true,
      residue: { usarAWS: { document: true } },
    };
    const after = turnSyncOff(formWith({ ...flags, envioEmail: true }, { incidents }));
    expect(onIn(after)).toEqual(['envioEmail']);
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
  expect(setOption(old, 'publico', true).recordCodeLength).toBeUndefined();
});
