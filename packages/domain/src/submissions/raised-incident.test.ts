import { expect, it } from 'vitest';
import { aForm } from '../testing/a-form.ts';
import { incidentOnMoving, incidentOnSaving } from './raised-incident.ts';

const raising = (flags: { incidents?: boolean; incidentPerState?: boolean }) => {
  const form = aForm().withStates('Recibido', 'Resuelto').withOptions(flags).build();
  return {
    ...form,
    incidents: { ...form.incidents, incidentTypeId: 7, incidentTypeByState: [11, null, '13', 0] },
  };
};

it('A4.09 E3.29 a form raises one of its type when a submission is saved, none when it moves', () => {
  const form = raising({ incidents: true });
  expect([incidentOnSaving(form, 0), incidentOnSaving(form, null), incidentOnMoving(form, 0)]).toEqual([
    7,
    7,
    null,
  ]);
});

it('A1.14 A4.09 E3.36 with a type for each state it is that of the state, on saving and on moving', () => {
  const form = raising({ incidents: true, incidentPerState: true });
  expect([incidentOnSaving(form, 0), incidentOnMoving(form, 0)]).toEqual([11, 11]);
});

it('A4.09 a state without a type of its own raises none', () => {
  const form = raising({ incidentPerState: true });
  for (const state of [1, 2, 3, 9, null]) expect(incidentOnSaving(form, state)).toBeNull();
});

it('E3.29 a form without incidents raises none', () => {
  expect([incidentOnSaving(raising({}), 0), incidentOnMoving(raising({}), 0)]).toEqual([null, null]);
});
