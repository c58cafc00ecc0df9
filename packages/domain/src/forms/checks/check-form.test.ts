import { describe, expect, it } from 'vitest';
import { aForm, aQuestion, localized } from '../../testing/a-form.ts';
import type { FormDefinition } from '../definition/form.ts';
import { EMPTY_FORM } from '../definition/new-form.ts';
import { ALL_OPTIONS_OFF, type OptionFlags } from '../definition/options.ts';
import { checkForm, checkRecordCodes, incidentTitleOf } from './check-form.ts';

const GOOD = aForm().withSection('a', aQuestion('a1', 'text')).build();

function codes(over: Partial<FormDefinition>, draft: { areaId?: string | null; sync?: 'on' | 'off' } = {}) {
  return checkForm({ definition: { ...GOOD, ...over }, areaId: 'area', sync: 'off', ...draft });
}

function flags(on: Partial<OptionFlags>): Pick<FormDefinition, 'options'> {
  return { options: { ...ALL_OPTIONS_OFF, ...on } };
}

const IN_AREA = { incidents: { ...EMPTY_FORM.incidents, areaId: 703 } };

it('E5.01 E5.13 a form with title, area and one question may be saved', () => {
  expect(codes({})).toEqual([]);
});

it('E5.01 gives everything that fails, in the order of the checks', () => {
  const incidents = { showHeaderImage: true, addAppointment: true, incidents: true, incidentPerState: true };
  const definition = { ...EMPTY_FORM, ...flags({ ...incidents, limitResponses: true }) };
  expect(checkForm({ definition, areaId: null, sync: 'on' }).map(({ code }) => code)).toEqual([
    'title-required',
    'area-required',
    'header-image-required',
    'appointment-required',
    'incident-area-required',
    'states-required-for-incidents',
    'response-limit-required',
    'form-section-required',
    'form-question-required',
  ]);
});

describe('the checks', () => {
  it('E5.03 E5.16 refuses an empty title, also one of blanks', () => {
    const issue = { code: 'title-required', at: { field: 'title' } };
    expect(codes({ title: localized('') })).toEqual([issue]);
    expect(codes({ title: localized(' \n ') })).toEqual([issue]);
  });

  it('E5.04 refuses a form without area', () => {
    for (const areaId of [null, ''])
      expect(codes({}, { areaId })).toEqual([{ code: 'area-required', at: { field: 'area' } }]);
  });

  it('E5.05 refuses a missing header image', () => {
    expect(codes(flags({ showHeaderImage: true }))).toMatchObject([{ at: { field: 'headerImage' } }]);
    expect(codes({ ...flags({ showHeaderImage: true }), headerImage: 'imagenes/a.png' })).toEqual([]);
  });

  it('E5.06 refuses an appointment without agenda', () => {
    const appointment = { appointmentData: null, tenantUniqueName: 'vm' };
    expect(codes({ ...flags({ addAppointment: true }), appointment })).toMatchObject([
      { code: 'appointment-required', at: { field: 'appointment' } },
    ]);
    expect(
      codes({
        ...flags({ addAppointment: true }),
        appointment: { ...appointment, appointmentData: { id: 1 } },
      }),
    ).toEqual([]);
  });

  it('E5.07 refuses a synchronisation of nothing', () => {
    expect(codes({}, { sync: 'on' })).toEqual([{ code: 'sync-option-required', at: { field: 'sync' } }]);
    expect(codes(flags({ citizen: true }), { sync: 'on' })).toEqual([]);
  });

  it('E5.08 E9.01 refuses a title over 75 characters when incidents are on', () => {
    const incidents = { ...flags({ incidents: true }), ...IN_AREA };
    expect(codes({ ...incidents, title: localized('ñ'.repeat(75)) })).toEqual([]);
    expect(codes({ ...incidents, title: localized('🌳'.repeat(75)) })).toEqual([]);
    expect(codes({ ...incidents, title: localized('ñ'.repeat(76)) })).toEqual([
      { code: 'title-too-long-for-incident', at: { field: 'title' }, values: { max: 75 } },
    ]);
    expect(codes({ title: localized('ñ'.repeat(76)) })).toEqual([]);
  });

  it('E5.09 E9.06 refuses incidents without area', () => {
    expect(codes(flags({ incidents: true }))).toEqual([
      { code: 'incident-area-required', at: { field: 'incidentArea' } },
    ]);
  });

  it('E5.23 refuses an incident per state with a single state', () => {
    const perState = { ...flags({ incidents: true, incidentPerState: true }), ...IN_AREA };
    const states = [
      { id: 0, name: 'A', transitions: [] },
      { id: 1, name: 'B', transitions: [] },
    ];
    expect(codes({ ...perState, states: states.slice(0, 1) })).toMatchObject([
      { code: 'states-required-for-incidents', at: { field: 'states' } },
    ]);
    expect(codes({ ...perState, states })).toEqual([]);
  });

  it('E5.24 X36.85 refuses title and state name over 75 characters together, and names the state with the length', () => {
    const perState = { ...flags({ incidents: true, incidentPerState: true }), ...IN_AREA };
    const states = [
      { id: 0, name: 'A', transitions: [] },
      { id: 1, name: 'Diez letra', transitions: [] },
    ];
    expect(incidentTitleOf('Poda', 'Recibida')).toBe('Poda - Recibida');
    expect(codes({ ...perState, states, title: localized('t'.repeat(62)) })).toEqual([]);
    expect(codes({ ...perState, states, title: localized('t'.repeat(63)) })).toMatchObject([
      {
        code: 'title-too-long-for-states',
        at: { field: 'title' },
        values: { state: 'Diez letra', length: 76 },
      },
    ]);
  });

  it.each([[null], [0], [-1], [1.5], [Number.NaN], [1_000_000_001]])(
    'E5.10 E5.18 refuses %s as limit',
    (responseLimit) => {
      expect(codes({ ...flags({ limitResponses: true }), responseLimit })).toMatchObject([
        { code: 'response-limit-required', at: { field: 'responseLimit' } },
      ]);
    },
  );

  it('E5.10 E9.03 takes 1 as limit', () => {
    expect(codes({ ...flags({ limitResponses: true }), responseLimit: 1 })).toEqual([]);
  });

  it('E5.02 E5.11 E5.12 refuses a form without section or without question', () => {
    expect(codes({ sections: [] })).toMatchObject([
      { code: 'form-section-required', at: { field: 'sections' } },
      { code: 'form-question-required', at: { field: 'sections' } },
    ]);
    expect(codes({ sections: aForm().withSection('a').build().sections })).toMatchObject([
      { code: 'form-question-required' },
    ]);
  });

  it('E5.12 counts the questions of conditions', () => {
    const form = aForm().withConditionalSection(
      'b',
      {},
      { id: 'c', text: localized('x'), questions: [aQuestion('q', 'time')] },
    );
    expect(codes({ sections: form.build().sections })).toEqual([]);
  });
});

it('W1 X28.03 codes need the keyword of the municipality', () => {
  const { options } = EMPTY_FORM;
  const coded = { options: { ...options, pdfDownloadCode: true } };
  expect(checkRecordCodes(coded, '')).toEqual([
    { code: 'keyword-required-for-codes', at: { field: 'pdfDownloadCode' } },
  ]);
  expect(checkRecordCodes(coded, 'VM')).toEqual([]);
  expect(checkRecordCodes({ options }, '')).toEqual([]);
});
