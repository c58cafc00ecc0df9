// The words of an exported spreadsheet, in the language of the person who exports it.
// rules: R2.026-R2.030, R7.31
import type { SheetWords } from '@constancia/domain/presentation/sheet/sheet-columns.ts';
import { FALLBACK, isLanguage } from './languages.ts';

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
  },
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
  },
  payment: { 'to-validate': 'To be validated', paid: 'Paid', rejected: 'Rejected' },
  yes: 'Yes',
  no: 'No',
  notAsked: '(not asked)',
  copy,
};

/** What files and signatures are called in an archive. */
export function archiveWords(language: string): { readonly files: string; readonly signature: string } {
  const english = isLanguage(language) && FALLBACK[language] === 'en';
  return english ? { files: 'files', signature: 'signature' } : { files: 'archivos', signature: 'firma' };
}

export function sheetWords(language: string): SheetWords {
  return isLanguage(language) && FALLBACK[language] === 'en' ? ENGLISH : SPANISH;
}
