import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawing } from '../../testing/arbitrary-form.ts';
import { disturbed } from '../../testing/disturb.ts';
import { people } from '../../testing/read-demonstration.ts';
import { citizenFromDocument, citizenToDocument, DOCUMENT_TYPE } from './citizen-document.ts';
import { userFromDocument, userToDocument } from './user-document.ts';

function readUser(document: unknown) {
  const result = userFromDocument(document);
  if ('issues' in result) throw new Error(JSON.stringify(result.issues));
  return result.user;
}

function readCitizen(document: unknown) {
  const result = citizenFromDocument(document);
  if ('issues' in result) throw new Error(JSON.stringify(result.issues));
  return result.citizen;
}

const { usuarios, ciudadanos, personasJuridicas } = people();

describe('users', () => {
  it('P3.01 P3.02 P3.07 reads and writes all users without a difference', () => {
    expect(usuarios).toHaveLength(17);
    for (const document of usuarios) {
      const user = readUser(document);
      expect(user.residue).toBeUndefined();
      expect(userToDocument(user)).toEqual(document);
    }
  });

  it('P3.01 P3.04 P3.06 reads a user field by field: areas are a list of references, the legajo the inspector number', () => {
    const document = {
      documentId: 'u1',
      userMuniCore: 'ñandu',
      lowercase_username: 'ñandu',
      roles: ['ROLE_INSPECTOR', 'ROLE_ADMIN'],
      areas: [
        'paises/c/provincias/p/municipios/m/areas_municipales/a',
        'paises/c/provincias/p/municipios/m/areas_municipales/b',
      ],
      ultimoAcceso: '2026-03-10T15:00:00.000Z',
      email: 'nandu@example.org',
      firstName: 'Ana',
      lastName: 'Ñandú',
      inspectorID: 'L-04417',
      providerId: 'oidc.municore',
      lastUpdate: '2026-03-11T15:00:00.000Z',
      lastUpdateBy: 'dquintanal',
    };
    const user = readUser(document);
    expect(user).toEqual({
      id: 'u1',
      username: 'ñandu',
      roles: document.roles,
      areaPaths: document.areas,
      lastAccess: document.ultimoAcceso,
      email: 'nandu@example.org',
      firstName: 'Ana',
      lastName: 'Ñandú',
      inspectorNumber: 'L-04417',
      providerId: 'oidc.municore',
      updatedAt: document.lastUpdate,
      updatedBy: 'dquintanal',
    });
    expect(userToDocument(user)).toEqual(document);
  });

  it('P3.02 a changed username changes the look-up name', () => {
    const user = { ...readUser({ ...usuarios[0], lowercase_username: 'Odd' }), username: 'ÑAndu' };
    expect(userToDocument(user)).toMatchObject({ userMuniCore: 'ÑAndu', lowercase_username: 'ñandu' });
  });

  it('E9.29 refuses users without id or name, and wrong lists', () => {
    expect(userFromDocument({ userMuniCore: 'a', roles: ['x', 4] })).toMatchObject({
      issues: [
        { code: 'document-missing-field', at: { field: 'documentId' } },
        { code: 'document-wrong-type', at: { field: 'roles[1]' } },
      ],
    });
  });

  it('E3.17 P3.01 writes what other programs wrote back as it was', () => {
    fc.assert(
      fc.property(drawing, fc.constantFrom(...usuarios), (draw, user) => {
        const document = disturbed(draw, user, new Set(['documentId', 'userMuniCore']));
        expect(userToDocument(readUser(document))).toEqual(document);
      }),
    );
  });
});

describe('citizens', () => {
  it('A3.28 A3.36 P3.24 P3.25 reads and writes citizens and legal persons without a difference', () => {
    for (const document of [...ciudadanos, ...personasJuridicas]) {
      const citizen = readCitizen(document);
      expect(citizen.residue).toBeUndefined();
      expect(citizenToDocument(citizen)).toEqual(document);
    }
  });

  it('P3.24 P3.25 a DNI is the document type 1, a CUIT 11', () => {
    expect(DOCUMENT_TYPE).toEqual({ dni: 1, cuit: 11 });
    const writtenTypes = [
      { id: 1, tipo: 'fisica', dni: '12345678' },
      { id: 2, tipo: 'juridica', cuit: '30990506996' },
    ].map((person) => citizenToDocument({ ...readCitizen(person), residue: undefined })['tipoDocumentoId']);
    expect(writtenTypes).toEqual([1, 11]);
  });

  it('A3.29 knows legal persons by their type', () => {
    expect(readCitizen(personasJuridicas[0])).toMatchObject({
      personType: 'juridica',
      lastName: 'Dummy',
      documentType: 11,
    });
    expect(readCitizen({ id: 1, tipo: 'juridica' }).documentType).toBe(11);
    expect(readCitizen({ id: '7', dni: 12345678 })).toMatchObject({
      id: 7,
      documentNumber: '12345678',
      documentType: 1,
    });
  });

  it('E3.17 A3.28 writes what other programs wrote back as it was', () => {
    fc.assert(
      fc.property(drawing, fc.constantFrom(...ciudadanos), (draw, citizen) => {
        const document = disturbed(draw, citizen, new Set(['id']));
        expect(citizenToDocument(readCitizen(document))).toEqual(document);
      }),
    );
  });
});
