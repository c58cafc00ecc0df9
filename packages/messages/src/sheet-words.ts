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
  },
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
  },
  yes: 'Yes',
  no: 'No',
  notAsked: '(not asked)',
  copy,
};

export function sheetWords(language: string): SheetWords {
  return isLanguage(language) && FALLBACK[language] === 'en' ? ENGLISH : SPANISH;
}
