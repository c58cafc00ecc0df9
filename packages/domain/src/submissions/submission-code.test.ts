import { expect, it } from 'vitest';
import { aForm } from '../testing/a-form.ts';
import { readRecordCode, readSubmissionCode, recordCodeLengthOf } from './submission-code.ts';

it('A7.09 W1 X28.01 a form says how its record codes begin; one of before, which says nothing, with three characters', () => {
  const withCodes = aForm().withOptions({ pdfDownloadCode: true });
  expect(recordCodeLengthOf(withCodes.build())).toBe(3);
  expect(recordCodeLengthOf(withCodes.with({ recordCodeLength: 8 }).build())).toBe(8);
  expect(recordCodeLengthOf(aForm().build())).toBeNull();
});

it('A7.06 X28.04 a code says by its shape which keyword it carries', () => {
  expect(readSubmissionCode('VM4378')).toEqual([{ beginning: 0, keyword: 'VM' }]);
  expect(readSubmissionCode('DESC')).toEqual([]);
  expect(readRecordCode('AbCVM4378')).toEqual([{ beginning: 3, keyword: 'VM' }]);
  expect(readRecordCode('AbC45678VM4378')).toEqual([{ beginning: 8, keyword: 'VM' }]);
});

it('X28.04 capitals at the end of the beginning are read as what they are, and two ways where there are two', () => {
  expect(readRecordCode('ABCVM4378')).toEqual([{ beginning: 3, keyword: 'VM' }]);
  expect(readRecordCode('ab1CDEFGVM1')).toEqual([
    { beginning: 8, keyword: 'VM' },
    { beginning: 3, keyword: 'CDEFGVM' },
  ]);
});

it('X28.04 what is no code carries none', () => {
  for (const code of ['', 'abc', 'abcvm4378', 'AbC VM1', 'AbCVM', 'AbÑVM12', 'AbCVM1x'])
    expect(readRecordCode(code)).toEqual([]);
});
