// The words of ours that stand in a form which was made of an XLSForm, or in an XLSForm which was made of a form.
// rules: X38.40, X38.45
import type { XlsFormWords } from '@constancia/domain/interchange/xlsform/sheets/words.ts';
import { CATALOGUES, type Catalogue, catalogueOf, isLanguage, type Language } from './languages.ts';

type Words = Omit<XlsFormWords, 'language' | 'in'>;

const WORDS: Readonly<Record<Catalogue, Words>> = {
  es: {
    other: 'Otro',
    specify: '¿cuál?',
    agree: 'De acuerdo',
    time: 'hora',
    yes: 'Sí',
    no: 'No',
    location: 'Ubicación',
  },
  en: {
    other: 'Other',
    specify: 'which one?',
    agree: 'I agree',
    time: 'time',
    yes: 'Yes',
    no: 'No',
    location: 'Location',
  },
  pt: {
    other: 'Outro',
    specify: 'qual?',
    agree: 'De acordo',
    time: 'hora',
    yes: 'Sim',
    no: 'Não',
    location: 'Localização',
  },
  gl: {
    other: 'Outro',
    specify: 'cal?',
    agree: 'De acordo',
    time: 'hora',
    yes: 'Si',
    no: 'Non',
    location: 'Localización',
  },
  ek: {
    other: 'Bestelakoa',
    specify: 'zein?',
    agree: 'Ados',
    time: 'ordua',
    yes: 'Bai',
    no: 'Ez',
    location: 'Kokapena',
  },
};

/** As the headings of an XLSForm name languages, whoever reads them; '' for one that is nobody's. */
const NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  ca: 'Español de América',
  es: 'Español',
  pt: 'Português',
  gl: 'Galego',
  ek: 'Euskara',
  ot: '',
  ja: '日本語',
};

export function xlsFormWords(language: string): XlsFormWords {
  return {
    ...WORDS[catalogueOf(language)],
    in: (code) => (CATALOGUES.find((catalogue) => catalogue === code) ? WORDS[catalogueOf(code)] : null),
    language: (code) => (isLanguage(code) ? NAMES[code] : ''),
  };
}
