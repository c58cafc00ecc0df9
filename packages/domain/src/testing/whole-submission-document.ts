// A document of a submission with every field that the specification names, written out.
import type { DocumentObject } from '../reading/residue.ts';
import { ANONYMOUS_AUTHOR } from '../submissions/author.ts';

const AREA =
  'paises/uMkqliN3dNcWm84iB51T/provincias/FnBFdMgBiTSILAMZXsPa/municipios/AVfAngYAtw9lrSokhkuO/areas_municipales/FEcpIEPkhrFEJfB6VQDL';

const question = (orden: number, fields: DocumentObject): DocumentObject => ({
  orden,
  titulo: `Pregunta ${orden}`,
  tituloLink: '',
  link: '',
  tipoPregunta: 1,
  tipoDato: null,
  respuesta: '',
  opciones: [],
  adjuntar: false,
  adjuntarDocumento: false,
  imagen: '',
  documento: '',
  video: '',
  ...fields,
});
const option = (orden: number, texto: string, checked: boolean) => ({ orden, texto, checked });

/** One question of each type and each type of data, answered. */
export const ASKED = [
  question(0, { tipoDato: 1, respuesta: 'Vidriera rota', adjuntar: true, imagen: 'imagenes/f/vidriera.png' }),
  question(1, { tipoDato: 2, respuesta: '12', adjuntarDocumento: true, documento: 'documentos/f/doc-a.pdf' }),
  question(2, { tipoDato: 3, respuesta: '1,5', video: 'documentos/f/doc-b.mp4' }),
  question(3, { tipoDato: 4, respuesta: '14/03/2025' }),
  question(4, { tipoDato: 5, respuesta: '17:46' }),
  question(5, {
    tipoDato: 6,
    respuesta: 'https://example.org',
    tituloLink: 'Norma',
    link: 'https://norma.example',
  }),
  question(6, { tipoPregunta: 2, opciones: [option(0, 'A', true), option(1, 'B', true)] }),
  question(7, { tipoPregunta: 3, respuesta: 'B', opciones: [option(0, 'A', false), option(1, 'B', true)] }),
  question(8, { tipoPregunta: 4, respuesta: 'Sí' }),
  question(9, {
    tipoDato: 1,
    oldAnswer: 'antes',
    oldImage: 'imagenes/f/a.png',
    oldDocument: 'documentos/f/b',
  }),
];

export const OPTIONS = {
  publico: true,
  envioEmail: true,
  ciudadano: true,
  ciudadanoRequerido: true,
  destinatario: true,
  geolocalizacion: true,
  citizenAssociationFromCitizenPortal: true,
  incidentes: true,
  addPaymentGateway: true,
  digitalSignature: true,
  signatureEditableAnswer: true,
  headerImg: true,
  pdfPortablePrint: true,
  customizedVoucher: true,
  addAppointment: true,
  automaticDownload: true,
  singleAnswer: true,
};

export const CITIZEN = {
  dni: '30990506996',
  nombre: 'El Trigal S.R.L.',
  apellido: 'Dummy',
  calle: 'Lisandro de la Torre 606',
  telefono: '+5493530462965',
  email: 'administracion@trigal.example',
  _source: 'municore',
  cuit: '30990506996',
  tipo: 'juridica',
};

export const STATES = {
  actual: 4,
  disponibles: [
    { id: 3, nombre: 'Recibida', transiciones: [4] },
    { id: 4, nombre: 'Resuelta', transiciones: [] },
  ],
  history: [
    {
      date: '2025-05-20T13:33:37.280Z',
      userName: 'hlescano',
      stateId: 3,
      stateName: 'Recibida',
      initialState: true,
    },
    {
      date: '2025-05-21T13:33:37.280Z',
      userName: 'hlescano',
      stateId: 4,
      stateName: 'Resuelta',
      initialState: false,
    },
  ],
};

export const SIGNATURES = [
  {
    title: 'Titular',
    typeOfSignature: 'draw',
    tipeOfSignatory: 'citizen',
    indexSignature: 0,
    required: true,
    imgURL: 'imagenes/signatures-f/imgPNG-1.png',
    names: 'Rosa Quiroga',
  },
  {
    title: 'Testigo',
    typeOfSignature: 'upload',
    tipeOfSignatory: 'intern',
    indexSignature: 1,
    required: false,
  },
  {
    title: 'Inspector',
    typeOfSignature: 'both',
    tipeOfSignatory: 'intern',
    indexSignature: 2,
    required: true,
  },
];

export const SECTIONS = [
  {
    orden: 0,
    titulo: 'Local',
    descripcion: 'Antes de entrar',
    areaAsociada: { nombre: 'Comercio' },
    preguntas: ASKED,
    repetible: true,
    seccionesRepetibles: [
      { orden: 0, preguntas: [{ ...ASKED[0], respuesta: 'Otra vidriera' }, ...ASKED.slice(1)] },
    ],
    conditionalSection: false,
    conditions: [],
  },
  {
    orden: 1,
    titulo: 'Reclamo',
    descripcion: '',
    preguntas: [],
    repetible: false,
    conditionalSection: true,
    conditionalQuestion: '¿Qué pasa?',
    conditions: [
      {
        order: 0,
        condition: 'Ruido',
        checked: true,
        questions: [question(0, { tipoDato: 1, respuesta: 'Música' })],
      },
      { order: 1, condition: 'Olor', checked: false, questions: [question(0, { tipoDato: 1 })] },
    ],
  },
];

export const DOCUMENT: DocumentObject = {
  id: 'Shape678901234567890',
  idPlantilla: 'Form5678901234567890',
  codigoMunicipio: 'VM4221',
  creadoPor: ANONYMOUS_AUTHOR,
  firstName: 'Ada',
  lastName: 'Pérez',
  inspectorID: 'L-77',
  fechaCreacion: '2025-03-14T21:56:46.305Z',
  lastUpdate: '2025-06-06T18:58:14.149Z',
  titulo: 'Acta',
  descripcion: 'Constatación',
  secciones: SECTIONS,
  signatures: SIGNATURES,
  ubicacion: { direccion: 'Salta 2063', latlng: { latitude: -32.39, longitude: -63.24 } },
  opcionales: OPTIONS,
  areas: [AREA, AREA.replace('FEcp', 'Ocra')],
  datosCiudadano: CITIZEN,
  persona: { dni: '12345678', nombre: 'Ada' },
  municipioInfo: { nombre: 'Villa María', idMuniCore: 70 },
  muniCore: { idIncidente: 778_412, idIdentificador: 9_001 },
  estados: STATES,
  answersWithCorrections: { answers: [], images: [], documents: [] },
  editsBySupervisor: [],
  requestsForChanges: [],
  payments: { payOrder: true, name: 'Teatro' },
  purcharseOrderDetails: { quanty: 2, price: 1_500, section: 'Platea' },
  payOrder: 'order-1',
  paymentDetails: { orderId: '1234' },
  headerImageURL: 'imagenes/f/cabecera.png',
  pdfDownloadCode: 'ShaVM4221',
  customizedVoucherText: 'Gracias',
  appointmentGroup: { tenantUniqueName: 'villa-maria' },
};
