import { describe, expect, it } from 'vitest';
import { aForm, localized } from '../../testing/a-form.ts';
import type { FormDefinition } from '../definition/form.ts';
import {
  planIncidentTypes,
  replacesIncidentTypes,
  syncUsername,
  withIncidentTypes,
} from './incident-types.ts';

const NONE = { username: '', areaId: 703, incidentTypeId: null, incidentTypeByState: [], public: false };
const FORM = aForm()
  .with({ title: localized('Reclamo'), incidents: NONE })
  .withOptions({ incidents: true })
  .withStates('Recibido', 'Resuelto')
  .build();
const BY_STATE = { ...FORM, options: { ...FORM.options, incidentPerState: true } };

const titlesWanted = (form: FormDefinition, stored: FormDefinition | null) =>
  planIncidentTypes(form, stored).wanted.map(({ title }) => title);
const stored = (form: FormDefinition, ids: readonly number[]) =>
  withIncidentTypes(form, planIncidentTypes(form, null), ids);

describe('one type for the form', () => {
  it('E4.32 a new form with incidents needs one, a form without incidents none', () => {
    expect(titlesWanted(FORM, null)).toEqual(['Reclamo']);
    expect(titlesWanted({ ...FORM, options: { ...FORM.options, incidents: false } }, null)).toEqual([]);
  });

  it('E7.08 keeps the id of the created type', () => {
    expect(stored(FORM, [5523]).incidents).toMatchObject({ incidentTypeId: 5523, incidentTypeByState: [] });
  });

  it('E4.32 needs another one when the title or the area changed, and only then', () => {
    const before = stored(FORM, [5523]);
    expect(titlesWanted(before, before)).toEqual([]);
    expect(planIncidentTypes(FORM, before).kept.incidentTypeId).toBe(5523);
    expect(titlesWanted({ ...FORM, title: localized('Pedido') }, before)).toEqual(['Pedido']);
    expect(titlesWanted({ ...FORM, incidents: { ...NONE, areaId: 704 } }, before)).toEqual(['Reclamo']);
    expect(titlesWanted({ ...FORM, description: localized('x') }, before)).toEqual([]);
  });

  it('E4.32 needs one when the stored form has none, as after a duplication', () => {
    expect(titlesWanted(FORM, FORM)).toEqual(['Reclamo']);
  });

  it('E9.29 E7.08 an id that the browser made up counts for nothing', () => {
    const invented = { ...FORM, incidents: { ...NONE, incidentTypeId: 1, incidentTypeByState: [1] } };
    expect(titlesWanted(invented, null)).toEqual(['Reclamo']);
    expect(planIncidentTypes(invented, stored(FORM, [5523])).kept.incidentTypeId).toBe(5523);
  });
});

describe('one type per state', () => {
  it('E7.08 E5.24 needs one for each state, named by title and state', () => {
    expect(titlesWanted(BY_STATE, null)).toEqual(['Reclamo - Recibido', 'Reclamo - Resuelto']);
    expect(stored(BY_STATE, [7, 8]).incidents).toMatchObject({
      incidentTypeId: null,
      incidentTypeByState: [7, 8],
    });
  });

  it('E7.08 a deleted state takes its type along, a new one gets its own', () => {
    const before = stored(BY_STATE, [7, 8]);
    const states = [
      { id: 0, name: 'Resuelto', transitions: [] },
      { id: 1, name: 'Archivado', transitions: [] },
    ];
    const plan = planIncidentTypes({ ...BY_STATE, states }, before);
    expect(plan.wanted.map(({ title }) => title)).toEqual(['Reclamo - Archivado']);
    const after = withIncidentTypes({ ...BY_STATE, states }, plan, [9]);
    expect(after.incidents.incidentTypeByState).toEqual([8, 9]);
  });

  it('E7.08 a changed title needs all of them again', () => {
    const before = stored(BY_STATE, [7, 8]);
    expect(titlesWanted({ ...BY_STATE, title: localized('Pedido') }, before)).toHaveLength(2);
  });

  it('E7.08 turning it off and on again finds the types that still fit', () => {
    const single = withIncidentTypes(FORM, planIncidentTypes(FORM, stored(BY_STATE, [7, 8])), [9]);
    expect(single.incidents).toMatchObject({ incidentTypeId: 9, incidentTypeByState: [7, 8] });
    expect(titlesWanted(BY_STATE, single)).toEqual([]);
    const renamed = { ...FORM, title: localized('Pedido') };
    const after = withIncidentTypes(renamed, planIncidentTypes(renamed, single), [10]);
    expect(after.incidents).toMatchObject({ incidentTypeId: 10, incidentTypeByState: [] });
  });
});

describe('what goes with the switches', () => {
  it('E4.50 without synchronisation nothing about the incident system stays', () => {
    const off = { ...FORM, options: { ...FORM.options, incidents: false } };
    expect(planIncidentTypes(off, stored(FORM, [5523])).kept).toEqual({
      incidentTypeId: null,
      incidentTypeByState: [],
    });
    expect(syncUsername(off, FORM, 'ana')).toBe('');
  });

  it('E4.51 incidents off under a synchronised form keeps its type', () => {
    const citizen = { ...FORM, options: { ...FORM.options, incidents: false, citizen: true } };
    expect(planIncidentTypes(citizen, stored(FORM, [5523])).kept.incidentTypeId).toBe(5523);
  });

  it('E6.05 E4.29 the username is that of who switched the synchronisation on', () => {
    const byAna = { ...FORM, incidents: { ...NONE, username: 'ana' } };
    expect(syncUsername(FORM, null, 'ana')).toBe('ana');
    expect(syncUsername({ ...FORM, incidents: { ...NONE, username: 'somebody' } }, null, 'ana')).toBe('ana');
    expect(syncUsername(byAna, byAna, 'luis')).toBe('ana');
    expect(syncUsername({ ...FORM, incidents: { ...NONE, username: 'luis' } }, byAna, 'luis')).toBe('luis');
  });
});

describe('the warning', () => {
  it('E4.67 E4.68 is due when the form has a type and its title or area changed', () => {
    const before = stored(FORM, [5523]);
    expect(replacesIncidentTypes(before, before)).toBe(false);
    expect(replacesIncidentTypes({ ...before, title: localized('Pedido') }, before)).toBe(true);
    expect(
      replacesIncidentTypes({ ...before, incidents: { ...before.incidents, areaId: 704 } }, before),
    ).toBe(true);
    expect(replacesIncidentTypes({ ...FORM, title: localized('Pedido') }, FORM)).toBe(false);
  });
});
