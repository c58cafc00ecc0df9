import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { FormDefinition } from '../definition/form.ts';
import { EMPTY_FORM } from '../definition/new-form.ts';
import { ALL_OPTIONS_OFF, OPTION_NAMES, type OptionFlags } from '../definition/options.ts';
import { setOption, turnSyncOff, whyDisabled } from '../edit/set-option.ts';
import { checkOptions } from './option-checks.ts';

function formWith(flags: Partial<OptionFlags>, over: Partial<FormDefinition> = {}): FormDefinition {
  return { ...EMPTY_FORM, ...over, options: { ...ALL_OPTIONS_OFF, ...flags } };
}

it.each([
  ['E4.53', { automaticDownload: true }, 'needs-public', 'automaticDownload'],
  ['E4.53', { singleAnswer: true }, 'needs-citizen-portal', 'singleAnswer'],
  ['E4.55', { citizen: true, publicAccess: true }, 'excluded-by-public', 'citizen'],
  [
    'E4.61',
    { citizenAssociationFromCitizenPortal: true, addAppointment: true, emailCopy: true },
    'excluded-by-appointment',
    'emailCopy',
  ],
  ['E3.37', { recipient: true }, 'option-not-offered', 'recipient'],
  ['E4.76', { digitalSignature: true }, 'signature-required', 'signatures'],
] as const)('%s refuses %j', (...[, flags, code, field]) => {
  expect(checkOptions(formWith(flags))).toContainEqual({ code, at: { field } });
});

it('E4.37 E4.41 E4.43 E4.45 E4.51 E9.15 refuses settings whose flag is off', () => {
  const form = formWith(
    {},
    {
      appointment: { appointmentData: null, tenantUniqueName: '' },
      incidents: { ...EMPTY_FORM.incidents, areaId: 3 },
      payments: {},
      responseLimit: 4,
      signatures: [{ title: '', type: 'both', signatory: 'citizen', required: false }],
      voucherText: 'x',
    },
  );
  expect(checkOptions(form).map(({ code, at }) => `${code} ${at?.field}`)).toEqual([
    'option-off appointment',
    'option-off incidentArea',
    'option-off payments',
    'option-off responseLimit',
    'option-off signatures',
    'option-off voucherText',
  ]);
});

it('E3.17 E9.29 lets a combination of an older form stay, but not grow', () => {
  const stored = formWith({ automaticDownload: true, recipient: true });
  expect(checkOptions(stored, stored)).toEqual([]);
  const grown = formWith({ automaticDownload: true, recipient: true, singleAnswer: true });
  expect(checkOptions(grown, stored)).toEqual([
    { code: 'needs-citizen-portal', at: { field: 'singleAnswer' } },
  ]);
});

it('E4.53 E9.29 whatever the screen allows, the server accepts', () => {
  const offered = OPTION_NAMES.filter((name) => whyDisabled(EMPTY_FORM, name, 'on') !== 'not-offered');
  const steps = fc.array(fc.tuple(fc.constantFrom(...offered, 'sync' as const), fc.boolean()), {
    maxLength: 30,
  });
  fc.assert(
    fc.property(steps, (clicks) => {
      let form = EMPTY_FORM;
      for (const [name, on] of clicks) {
        if (name === 'sync') form = on ? form : turnSyncOff(form);
        else if (!on || whyDisabled(form, name, 'on') === null) form = setOption(form, name, on);
      }
      expect(checkOptions(form)).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
