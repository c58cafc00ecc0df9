import { expect, it } from 'vitest';
import { agendasFromDocument, agendasToDocument } from './agendas-document.ts';

const DOCUMENT = {
  municipalityId: 70,
  typeProcedureId: 2,
  tenantId: 41,
  tenantUniqueName: 'villa-maria',
  groupsProcedure: [{ groupProcedureId: 318, nombre: 'Licencias de conducir', typeProcedureId: 2 }],
};

const codesOf = (document: unknown) => {
  const read = agendasFromDocument(document);
  return 'issues' in read ? read.issues.map(({ code, at }) => `${at?.field} ${code}`) : [];
};

it('E7.11 E9.14 X9.02 reads the agendas of a municipality', () => {
  expect(agendasFromDocument(DOCUMENT)).toEqual({
    record: {
      platformId: 70,
      agendas: [
        { id: 318, name: 'Licencias de conducir', typeId: 2, tenantId: 41, tenantUniqueName: 'villa-maria' },
      ],
    },
  });
});

it('X9.03 names what is missing or wrong', () => {
  const [group] = DOCUMENT.groupsProcedure;
  expect(codesOf({ ...DOCUMENT, typeProcedureId: 3 })).toEqual(['typeProcedureId document-unknown-value']);
  expect(codesOf({ ...DOCUMENT, groupsProcedure: [group, group] })).toEqual([
    'groupsProcedure[1].groupProcedureId document-duplicate-id',
  ]);
  expect(codesOf({ ...DOCUMENT, tenantUniqueName: ' ', groupsProcedure: [{ nombre: 'x' }] })).toEqual([
    'tenantUniqueName document-missing-field',
    'groupsProcedure[0].groupProcedureId document-missing-field',
  ]);
  expect(codesOf('nothing')).toEqual([' document-wrong-type']);
});

it('X38.91 agendas that were read are written as they were', () => {
  const read = agendasFromDocument(DOCUMENT);
  expect('issues' in read ? read.issues : agendasToDocument(read.record)).toEqual(DOCUMENT);
});
