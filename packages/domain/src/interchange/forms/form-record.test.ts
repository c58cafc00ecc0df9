import { expect, it } from 'vitest';
import { formFromDocument, formToDocument } from './form-document.ts';

const AREA =
  'paises/uMkqliN3dNcWm84iB51T/provincias/FnBFdMgBiTSILAMZXsPa/municipios/AVfAngYAtw9lrSokhkuO/areas_municipales/FEcpIEPkhrFEJfB6VQDL';

const DOCUMENT = {
  id: 'u5N4zmSgk5lOWeOjh9FY',
  titulo: 'Relevamiento',
  areas: [AREA],
  areaInfo: { nombre: 'Ambiente', id: 'FEcpIEPkhrFEJfB6VQDL' },
  municipioInfo: { nombre: 'Villa María', idMuniCore: 31 },
  opcionales: {
    publico: true,
    ciudadano: false,
    citizenAssociationFromCitizenPortal: false,
    incidentes: true,
    addPaymentGateway: true,
  },
  estados: { disponibles: [{ id: 0, nombre: 'Recibido', transiciones: [] }], inicial: 0 },
  duplicatedInfo: { username: 'ana', date: '2026-03-01T10:00:00.000Z', parentFormId: 'bESyhZbQHSF7GLBl45Va' },
  timeStamp: '2026-03-01T10:00:00.000Z',
  muniCore: { username: 'ana', idTipoIncidente: 12 },
  deleted: true,
  deletionInfo: { username: 'beto', date: '2026-03-02T10:00:00.000Z', emptyForm: true },
  secciones: [],
};

it('P3.15 P3.16 P3.17 P3.18 P3.19 P3.20 P3.21 knows the fields of a form document', () => {
  const read = formFromDocument(DOCUMENT);
  if ('issues' in read) throw new Error(JSON.stringify(read.issues));
  const { form } = read;
  expect(form).toMatchObject({
    id: 'u5N4zmSgk5lOWeOjh9FY',
    areaPaths: [AREA],
    area: { name: 'Ambiente', id: 'FEcpIEPkhrFEJfB6VQDL' },
    municipality: { name: 'Villa María', platformId: 31 },
    createdAt: '2026-03-01T10:00:00.000Z',
    duplicatedFrom: { username: 'ana', at: '2026-03-01T10:00:00.000Z', formId: 'bESyhZbQHSF7GLBl45Va' },
    deleted: true,
    deletion: { username: 'beto', at: '2026-03-02T10:00:00.000Z', emptyForm: true },
    definition: {
      title: { text: 'Relevamiento' },
      options: { publicAccess: true, citizen: false, incidents: true, addPaymentGateway: true },
      states: [{ id: 0, name: 'Recibido' }],
      incidents: { username: 'ana', incidentTypeId: 12 },
    },
  });
  expect(formToDocument(form)).toMatchObject(DOCUMENT);
});
