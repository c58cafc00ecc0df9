// The texts that a municipality may word itself for people whose language is 'Other': those of citizens' pages, papers and
// e-mails, in Spanish. What only staff see stays as it is.
// rules: X34.34
import { TEXTS } from './catalogues.ts';
import { staff as ofPapers } from './ja/desk/staff.ts';
import { mailMessage as ofMails } from './ja/mail-message.ts';
import { PAPER_TEXTS } from './paper-texts.ts';

/** Names of languages are written in the language itself. */
const NAME_OF_LANGUAGE = /^shell\.language\./;

/** By their code. */
export async function wordableTexts(): Promise<Record<string, string>> {
  const { staff, mailMessage, ...papers } = PAPER_TEXTS.es;
  // Of the texts of the staff and of the mails, those that citizens read are the ones that Japanese has.
  const read = { ...ofPapers, ...ofMails };
  const ofCitizens = Object.entries({ ...staff, ...mailMessage }).filter(([code]) => code in read);
  const pieces = await Promise.all([
    TEXTS.es.firstTexts(),
    TEXTS.es.laterTexts(),
    TEXTS.es.onApproachTexts(),
  ]);
  const all = [...pieces, ...Object.values(papers)].flatMap((texts) => Object.entries(texts));
  return Object.fromEntries([...all, ...ofCitizens].filter(([code]) => !NAME_OF_LANGUAGE.test(code)));
}
