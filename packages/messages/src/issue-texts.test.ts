import { ISSUES } from '@constancia/domain/issues.ts';
import { expect, it } from 'vitest';
import { onApproachTexts as englishOnApproach } from './en/answering/on-approach-texts.ts';
import { publicTexts as englishPublic } from './en/public-texts.ts';
import { staffTexts as englishStaff } from './en/staff-texts.ts';
import { onApproachTexts as spanishOnApproach } from './es/answering/on-approach-texts.ts';
import { publicTexts as spanishPublic } from './es/public-texts.ts';
import { staffTexts as spanishStaff } from './es/staff-texts.ts';

/** The mail dialog words these itself, beside the field (messages `mail.…`). */
const WORDED_BY_THE_DIALOG = /^mail-(?:recipients|address|body)-/;

it.each([
  ['Spanish', { ...spanishPublic, ...spanishStaff, ...spanishOnApproach }],
  ['English', { ...englishPublic, ...englishStaff, ...englishOnApproach }],
])(
  'X30.11 every issue of the catalogue has a text in %s, and no text is of an issue that is gone',
  (_, texts) => {
    const said = Object.keys(texts)
      .filter((code) => code.startsWith('issue.'))
      .map((code) => code.slice('issue.'.length));
    const known = Object.keys(ISSUES).filter((code) => !WORDED_BY_THE_DIALOG.test(code));
    expect(said.toSorted()).toEqual([...known, 'other'].toSorted());
  },
);
