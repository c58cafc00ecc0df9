import { expect, it } from 'vitest';
import { aForm, aQuestion } from '../../testing/a-form.ts';
import { duplicateForm, losesHeaderImage, losesIncidents } from './duplicate-form.ts';

const SOURCE = aForm()
  .with({
    title: { text: 'Inspección', in: { en: 'Inspection' } },
    incidents: {
      username: 'ana',
      areaId: 703,
      incidentTypeId: 12,
      incidentTypeByState: [{ id: 4 }],
      public: true,
      residue: { extra: { document: 1 } },
    },
    headerImage: 'files/home/header.png',
    payments: { price: 1200 },
    responseLimit: 30,
    voucherText: 'Gracias',
  })
  .withOptions({
    citizen: true,
    incidents: true,
    incidentPerState: true,
    showHeaderImage: true,
    addPaymentGateway: true,
    limitResponses: true,
    digitalSignature: true,
  })
  .withSignature()
  .withStates('Borrador', 'Notificada')
  .withSection('s', aQuestion('name', 'text', { required: true }))
  .build();

it('P4.26 P4.27 P3.20 clears the ties to the incident system: the flag, incidents per state and all of muniCore', () => {
  const copy = duplicateForm(SOURCE, 'same-municipality');
  expect(copy.options).toMatchObject({ incidents: false, incidentPerState: false, citizen: true });
  expect(copy.incidents).toEqual({
    username: '',
    areaId: -1,
    incidentTypeId: null,
    incidentTypeByState: [],
    public: false,
  });
});

it('P4.26 clears what is left of muniCore where the flag is off already', () => {
  const off = { ...SOURCE, options: { ...SOURCE.options, incidents: false, incidentPerState: false } };
  expect(duplicateForm(off, 'same-municipality').incidents).toMatchObject({ username: '', areaId: -1 });
});

it('P4.31 carries everything else as it is', () => {
  const { incidents: _, options, ...copy } = duplicateForm(SOURCE, 'same-municipality');
  const { incidents: _source, options: flags, ...source } = SOURCE;
  expect(copy).toEqual(source);
  expect(options).toEqual({ ...flags, incidents: false, incidentPerState: false });
});

it('X10.01 leaves the header image behind when it goes to another municipality, and says so', () => {
  const away = duplicateForm(SOURCE, 'other-municipality');
  expect(away).toMatchObject({ headerImage: '', options: { showHeaderImage: false } });
  expect(away.payments).toEqual({ price: 1200 });
  expect(away.signatures).toHaveLength(1);
  expect(losesHeaderImage(SOURCE, 'other-municipality')).toBe(true);
  expect(losesHeaderImage(SOURCE, 'same-municipality')).toBe(false);
  const plain = aForm().build();
  expect(losesHeaderImage(plain, 'other-municipality')).toBe(false);
});

it('P2.84 knows whether the source created incidents', () => {
  expect(losesIncidents(SOURCE)).toBe(true);
  expect(losesIncidents(aForm().withOptions({ citizen: true }).build())).toBe(false);
});
