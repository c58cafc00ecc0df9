// Texts as people compare and look for them: without accents and capitals.
// rules: A5.10, X32.36

/** The marks of Latin letters; those of Japanese make another letter and stay. */
const ACCENTS = /[\u0300-\u036f]/g;

/** Its letters in lower case without accents: 'Ñandú' is 'nandu'. */
export const plainText = (text: string): string =>
  text.normalize('NFD').replaceAll(ACCENTS, '').toLowerCase();
