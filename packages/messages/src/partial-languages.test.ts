// Japanese, which has what citizens read, and Spanish of Central America, which has what it says in other words than Spain.
import { CONTRACT } from '@constancia/contract/contract.ts';
import { expect, it } from 'vitest';
import { centralAmericanFiles } from './ca/files.ts';
import { centralAmericanFirst } from './ca/first-texts.ts';
import { centralAmericanLater } from './ca/later-texts.ts';
import { centralAmericanOnApproach } from './ca/on-approach-texts.ts';
import * as centralAmericanPapers from './ca/papers.ts';
import { centralAmericanStaff } from './ca/staff-texts.ts';
import { type CatalogueTexts, TEXTS } from './catalogues.ts';
import { laterTexts as englishLater } from './en/later-texts.ts';
import { problems } from './es/problems.ts';
import { bookingProblems as japaneseBooking } from './ja/answering/booking.ts';
import { problems as japaneseProblems } from './ja/problems.ts';
import { type Catalogue, catalogueOf, decimalSign, HTML_LANG, writtenLanguage } from './languages.ts';
import { mailWords } from './mail-words.ts';
import { PAPER_TEXTS, type PaperTexts } from './paper-texts.ts';
import { passwordMail } from './password-mail.ts';
import { paymentMailWords } from './payment-mail-words.ts';
import { paymentWords } from './payment-words.ts';
import { recordWords } from './record-words.ts';
import { sheetWords } from './sheet-words.ts';

type Texts = Readonly<Record<string, string>>;

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

/** The same in every language: names, codes, and what consists of values and signs. */
const WITHOUT_WORDS =
  /^(?:Constancia|404|ID|English|Español(?: \(Centroamérica\))?|Português|Galego|Euskara|(?:\{\w+\}|[ ()—%、「」（）]|kB|MB)+)$/;

/** What a citizen's page loads; staff screens load another piece. */
const OF_CITIZENS = ['firstTexts', 'laterTexts', 'onApproachTexts', 'answerFiles'] as const;

/** Problems that the pages of citizens can meet: those of the endpoints that need no account of the staff. */
function citizensProblems(): readonly string[] {
  const met = Object.entries(CONTRACT).flatMap(([feature, endpoints]) =>
    feature === 'session'
      ? []
      : Object.values(endpoints).flatMap(({ access, problems }) =>
          ['public', 'answerer', 'portal-citizen'].includes(access.kind) ? problems : [],
        ),
  );
  return [...new Set([...met, 'not-found', 'forbidden', 'unexpected', 'unavailable', 'origin-refused'])];
}

it('X34.32 Japanese has every text that a page of citizens shows', async () => {
  expect(citizensProblems().length).toBeGreaterThan(35);
  const own = new Set(Object.keys({ ...japaneseProblems, ...japaneseBooking }));
  expect(citizensProblems().filter((code) => !own.has(`problem.${code}`))).toEqual([]);
  const ofStaff = Object.keys(problems).filter((code) => !own.has(code));
  let translated = 0;
  for (const piece of OF_CITIZENS) {
    const texts: Texts = await TEXTS.ja[piece]();
    const citizens = Object.entries(texts).filter(([code]) => !ofStaff.includes(code));
    for (const [code, text] of citizens)
      expect([code, JAPANESE.test(text) || WITHOUT_WORDS.test(text), text]).toEqual([code, true, text]);
    translated += citizens.length;
  }
  expect(translated).toBeGreaterThan(450);
});

it('X34.32 so have the papers and e-mails of citizens', () => {
  const { paymentMail, paymentReceipt, record } = PAPER_TEXTS.ja;
  for (const text of Object.values({ ...paymentMail, ...paymentReceipt, ...record }))
    expect(JAPANESE.test(text) || WITHOUT_WORDS.test(text), text).toBe(true);
  const { facts, drawing, ...words } = recordWords('ja');
  const said = Object.values({ ...facts, ...drawing, ...words }).filter((word) => typeof word === 'string');
  expect(said.length).toBeGreaterThan(35);
  for (const word of said) expect(JAPANESE.test(word) || WITHOUT_WORDS.test(word), word).toBe(true);
  const { intro, recordAttached, recordTooLarge, footer, signatures } = mailWords('ja');
  expect(
    [intro, recordAttached, recordTooLarge, footer, signatures].filter((text) => !JAPANESE.test(text)),
  ).toEqual([]);
  expect(mailWords('ja').messageFrom('Ana')).toBe('Anaさんからのメッセージ');
  expect(paymentMailWords({ about: 'late', language: 'ja', municipality: 'Villa' }).paragraphs[1]).toContain(
    'Villa',
  );
  expect(paymentWords('ja')).toMatchObject({ language: 'ja', decimalSign: '.', title: '領収書' });
});

it('P1.19 R9.33 X34.32 what Japanese lacks is English: all that only staff see', async () => {
  expect(catalogueOf('ja')).toBe('en');
  expect(await TEXTS.ja.staffTexts()).toEqual(await TEXTS.en.staffTexts());
  const later: Texts = await TEXTS.ja.laterTexts();
  const english: Texts = englishLater;
  expect(later['problem.last-administrator']).toBe(english['problem.last-administrator']);
  expect(sheetWords('ja')).toEqual(sheetWords('en'));
  const mail = {
    purpose: 'invitation',
    name: 'Ana',
    email: 'ana@villa.example',
    municipality: 'V',
    url: 'u',
  } as const;
  expect(passwordMail({ ...mail, language: 'ja' })).toEqual(passwordMail({ ...mail, language: 'en' }));
});

it.each([
  ['ja', 'en'],
  ['ca', 'es'],
] as const)(
  'P1.19 R9.33 X34.33 %s has the codes of %s and the same values in each text',
  async (own, other) => {
    expect(Object.keys(TEXTS[own])).toEqual(Object.keys(TEXTS[other]));
    for (const piece of Object.keys(TEXTS.es) as (keyof CatalogueTexts)[]) {
      const texts: Texts = await TEXTS[own][piece]();
      const complete: Texts = await TEXTS[other][piece]();
      expect(Object.keys(texts).toSorted()).toEqual(Object.keys(complete).toSorted());
      for (const [code, text] of Object.entries(complete))
        expect(placeholders(texts[code] ?? ''), code).toEqual(placeholders(text));
    }
    for (const [name, texts] of Object.entries(PAPER_TEXTS[own])) {
      const complete: Texts = PAPER_TEXTS[other][name as keyof PaperTexts];
      expect(Object.keys(texts).toSorted()).toEqual(Object.keys(complete).toSorted());
      for (const [code, text] of Object.entries(complete))
        expect(placeholders((texts as Texts)[code] ?? ''), code).toEqual(placeholders(text));
    }
  },
);

it('X34.33 Central America has texts of its own only where its words differ from Spain', async () => {
  const pieces: readonly (readonly [Texts, Texts])[] = [
    [centralAmericanFirst, await TEXTS.es.firstTexts()],
    [centralAmericanLater, await TEXTS.es.laterTexts()],
    [centralAmericanFiles, await TEXTS.es.answerFiles()],
    [centralAmericanOnApproach, await TEXTS.es.onApproachTexts()],
    [centralAmericanStaff, await TEXTS.es.staffTexts()],
    ...Object.entries(centralAmericanPapers).map(
      ([name, texts]) => [texts, PAPER_TEXTS.es[name as keyof PaperTexts]] as const,
    ),
  ];
  for (const [own, spanish] of pieces) {
    expect(Object.keys(own).length).toBeGreaterThan(0);
    for (const [code, text] of Object.entries(own)) {
      expect(spanish[code], code).toBeTruthy();
      expect(text, code).not.toBe(spanish[code]);
    }
  }
});

it('X34.33 each text that Central America does not say is the Spanish one', async () => {
  const own: Texts = await TEXTS.ca.laterTexts();
  const spanish: Texts = await TEXTS.es.laterTexts();
  expect(own['appointment.title']).toBe('Su cita');
  expect(own['appointment.agenda']).toBe(spanish['appointment.agenda']);
  expect(await TEXTS.ot.laterTexts()).toEqual(spanish);
});

it('X34.33 papers and e-mails say it in the words of Central America', () => {
  expect(recordWords('ca')).toMatchObject({
    personDocument: 'Documento de identidad',
    appointment: 'Cita',
    noAnswer: 'Sin respuesta',
  });
  expect(mailWords('ca').intro).toBe('Esta es una copia de una respuesta registrada en la municipalidad.');
  expect(paymentWords('ca')).toMatchObject({ ticket: 'Boletos', language: 'es', amount: 'Monto' });
});

it('X34.33 Central America has no words of Spain or Argentina left that it does not use', async () => {
  const pieces: readonly Texts[] = await Promise.all(Object.values(TEXTS.ca).map((load) => load()));
  const papers: readonly Texts[] = Object.values(PAPER_TEXTS.ca);
  const left = [...pieces, ...papers]
    .flatMap((texts) => Object.entries(texts))
    .filter(([, text]) => /\b(?:turnos?|DNI|legajo|plazas?|achican|sacar|planilla|domicilio)\b/i.test(text))
    .map(([code]) => code);
  expect(left).toEqual([]);
});

it('X34.33 Central America and Japan write a decimal point, Spanish a comma', () => {
  const languages = ['es', 'ca', 'ot', 'en', 'ja', 'pt'];
  expect(languages.map(decimalSign)).toEqual([',', '.', ',', '.', '.', ',']);
  expect(new Intl.NumberFormat(HTML_LANG.ca).format(1234567.5)).toBe('1,234,567.5');
  expect(new Intl.NumberFormat(HTML_LANG.es).format(1234567.5)).toBe('1.234.567,5');
});

it('P1.22 X34.33 a paper names its language as programs know it, not as the picker does', () => {
  const named: Readonly<Record<Catalogue | 'ca' | 'ot' | 'ja' | 'fr', string>> = {
    es: 'es',
    en: 'en',
    pt: 'pt',
    gl: 'gl',
    ek: 'eu',
    ca: 'es',
    ot: 'es',
    ja: 'ja',
    fr: 'es',
  };
  for (const [language, written] of Object.entries(named)) expect(writtenLanguage(language)).toBe(written);
});
