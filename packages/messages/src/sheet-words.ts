// The words of an exported spreadsheet, in the language of the person who exports it.
// rules: R2.026-R2.030, R7.31
import type { SheetWords } from '@constancia/domain/presentation/sheet/sheet-columns.ts';
import { type Catalogue, catalogueOf } from './languages.ts';

const copy = (header: string, number: number) => `${header} (${number})`;

const SPANISH: SheetWords = {
  headers: {
    id: 'ID',
    code: 'Código',
    'created-at': 'Fecha y hora',
    'answered-by': 'Contestado por',
    state: 'Estado',
    person: 'Persona',
    'document-number': 'Documento',
    address: 'Dirección',
    latitude: 'Latitud',
    longitude: 'Longitud',
    asset: 'Activo',
    payment: 'Estado del pago',
    incident: 'Incidente',
    signatures: 'Firmado por',
    files: 'Archivos',
    'started-at': 'Empezó',
    'ended-at': 'Terminó',
    duration: 'Duración',
    'start-position': 'Posición al empezar',
    'end-position': 'Posición al enviar',
    distance: 'Distancia entre ambas (m)',
    photos: 'Fotos: fecha, hora y posición',
  },
  position: {
    refused: {
      denied: 'No se permitió ver la posición',
      unavailable: 'El dispositivo no pudo saber la posición',
      timeout: 'La posición no llegó a tiempo',
    },
    worse: (limit) => `menos precisa que ${limit} m`,
  },
  photo: {
    taken: (moment) => `Tomada: ${moment}`,
    added: (moment) => `Agregada: ${moment} (la foto es anterior)`,
  },
  marked: 'con marcas',
  payment: { 'to-validate': 'Pendiente de validar', paid: 'Pagado', rejected: 'Rechazado' },
  yes: 'Sí',
  no: 'No',
  notAsked: '(no se preguntó)',
  copy,
};

const ENGLISH: SheetWords = {
  headers: {
    id: 'ID',
    code: 'Code',
    'created-at': 'Date and time',
    'answered-by': 'Answered by',
    state: 'State',
    person: 'Person',
    'document-number': 'Document number',
    address: 'Address',
    latitude: 'Latitude',
    longitude: 'Longitude',
    asset: 'Asset',
    payment: 'Payment status',
    incident: 'Incident',
    signatures: 'Signed by',
    files: 'Files',
    'started-at': 'Started',
    'ended-at': 'Ended',
    duration: 'Duration',
    'start-position': 'Position at the start',
    'end-position': 'Position when sent',
    distance: 'Distance between both (m)',
    photos: 'Photos: date, time and position',
  },
  position: {
    refused: {
      denied: 'Reading the position was not allowed',
      unavailable: 'The device could not find the position',
      timeout: 'The position did not arrive in time',
    },
    worse: (limit) => `less accurate than ${limit} m`,
  },
  photo: {
    taken: (moment) => `Taken: ${moment}`,
    added: (moment) => `Added: ${moment} (the photo is older)`,
  },
  marked: 'with marks',
  payment: { 'to-validate': 'To be validated', paid: 'Paid', rejected: 'Rejected' },
  yes: 'Yes',
  no: 'No',
  notAsked: '(not asked)',
  copy,
};

const PORTUGUESE: SheetWords = {
  headers: {
    id: 'ID',
    code: 'Código',
    'created-at': 'Data e hora',
    'answered-by': 'Respondido por',
    state: 'Estado',
    person: 'Pessoa',
    'document-number': 'Documento',
    address: 'Endereço',
    latitude: 'Latitude',
    longitude: 'Longitude',
    asset: 'Ativo',
    payment: 'Estado do pagamento',
    incident: 'Incidente',
    signatures: 'Assinado por',
    files: 'Arquivos',
    'started-at': 'Início',
    'ended-at': 'Fim',
    duration: 'Duração',
    'start-position': 'Posição ao começar',
    'end-position': 'Posição ao enviar',
    distance: 'Distância entre as duas (m)',
    photos: 'Fotos: data, hora e posição',
  },
  position: {
    refused: {
      denied: 'Não foi permitido ver a posição',
      unavailable: 'O dispositivo não conseguiu saber a posição',
      timeout: 'A posição não chegou a tempo',
    },
    worse: (limit) => `menos precisa que ${limit} m`,
  },
  photo: {
    taken: (moment) => `Tirada: ${moment}`,
    added: (moment) => `Adicionada: ${moment} (a foto é anterior)`,
  },
  marked: 'com marcas',
  payment: { 'to-validate': 'Pendente de validação', paid: 'Pago', rejected: 'Recusado' },
  yes: 'Sim',
  no: 'Não',
  notAsked: '(não foi perguntado)',
  copy,
};

const GALICIAN: SheetWords = {
  headers: {
    id: 'ID',
    code: 'Código',
    'created-at': 'Data e hora',
    'answered-by': 'Contestado por',
    state: 'Estado',
    person: 'Persoa',
    'document-number': 'Documento',
    address: 'Enderezo',
    latitude: 'Latitude',
    longitude: 'Lonxitude',
    asset: 'Activo',
    payment: 'Estado do pagamento',
    incident: 'Incidencia',
    signatures: 'Asinado por',
    files: 'Ficheiros',
    'started-at': 'Comezou',
    'ended-at': 'Rematou',
    duration: 'Duración',
    'start-position': 'Posición ao comezar',
    'end-position': 'Posición ao enviar',
    distance: 'Distancia entre ambas (m)',
    photos: 'Fotos: data, hora e posición',
  },
  position: {
    refused: {
      denied: 'Non se permitiu ver a posición',
      unavailable: 'O dispositivo non puido saber a posición',
      timeout: 'A posición non chegou a tempo',
    },
    worse: (limit) => `menos precisa ca ${limit} m`,
  },
  photo: {
    taken: (moment) => `Tomada: ${moment}`,
    added: (moment) => `Engadida: ${moment} (a foto é anterior)`,
  },
  marked: 'con marcas',
  payment: { 'to-validate': 'Pendente de validar', paid: 'Pagado', rejected: 'Rexeitado' },
  yes: 'Si',
  no: 'Non',
  notAsked: '(non se preguntou)',
  copy,
};

const BASQUE: SheetWords = {
  headers: {
    id: 'ID',
    code: 'Kodea',
    'created-at': 'Data eta ordua',
    'answered-by': 'Erantzun duena',
    state: 'Egoera',
    person: 'Pertsona',
    'document-number': 'Dokumentua',
    address: 'Helbidea',
    latitude: 'Latitudea',
    longitude: 'Longitudea',
    asset: 'Elementua',
    payment: 'Ordainketaren egoera',
    incident: 'Gorabehera',
    signatures: 'Sinatzailea',
    files: 'Fitxategiak',
    'started-at': 'Hasiera',
    'ended-at': 'Amaiera',
    duration: 'Iraupena',
    'start-position': 'Kokapena hastean',
    'end-position': 'Kokapena bidaltzean',
    distance: 'Bien arteko distantzia (m)',
    photos: 'Argazkiak: data, ordua eta kokapena',
  },
  position: {
    refused: {
      denied: 'Ez zen baimendu kokapena ikustea',
      unavailable: 'Gailuak ezin izan zuen kokapena jakin',
      timeout: 'Kokapena ez zen garaiz iritsi',
    },
    worse: (limit) => `${limit} m baino zehaztasun txikiagoa`,
  },
  photo: {
    taken: (moment) => `Aterata: ${moment}`,
    added: (moment) => `Gehituta: ${moment} (argazkia lehenagokoa da)`,
  },
  marked: 'markekin',
  payment: { 'to-validate': 'Egiaztatzeko', paid: 'Ordainduta', rejected: 'Baztertuta' },
  yes: 'Bai',
  no: 'Ez',
  notAsked: '(ez da galdetu)',
  copy,
};

const WORDS: Readonly<Record<Catalogue, SheetWords>> = {
  es: SPANISH,
  en: ENGLISH,
  pt: PORTUGUESE,
  gl: GALICIAN,
  ek: BASQUE,
};

/** Names of files, which some systems spoil when they are not plain letters. */
const ARCHIVE_WORDS: Readonly<Record<Catalogue, { readonly files: string; readonly signature: string }>> = {
  es: { files: 'archivos', signature: 'firma' },
  en: { files: 'files', signature: 'signature' },
  pt: { files: 'arquivos', signature: 'assinatura' },
  gl: { files: 'ficheiros', signature: 'sinatura' },
  ek: { files: 'fitxategiak', signature: 'sinadura' },
};

/** What files and signatures are called in an archive. */
export const archiveWords = (language: string) => ARCHIVE_WORDS[catalogueOf(language)];

export const sheetWords = (language: string): SheetWords => WORDS[catalogueOf(language)];
