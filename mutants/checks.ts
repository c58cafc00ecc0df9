// Faults in the checks of answers and of the form versions that they belong to.
import type { Mutant } from '../scripts/mutants/mutant.ts';

export const CHECK_MUTANTS: readonly Mutant[] = [
  {
    id: 'hidden-question-answered',
    fault: 'a question that was not asked holds an answer',
    file: 'packages/domain/src/submissions/checks/check-answers.ts',
    find: 'ticks.includes(condition.id) ? questions : NONE',
    put: 'questions',
    noticedBy: {
      file: 'packages/domain/src/submissions/checks/check-answers.test.ts',
      title: 'asks only visible questions',
    },
  },
  {
    id: 'required-left-blank',
    fault: 'a required question is left blank',
    file: 'packages/domain/src/submissions/checks/check-answer.ts',
    find: 'if (entry.question.required) report',
    put: 'if (entry.question.allowsVideo) report',
    noticedBy: {
      file: 'packages/domain/src/submissions/checks/check-answers.test.ts',
      title: 'reports missing answers and ticks',
    },
  },
  {
    id: 'two-conditions-of-one',
    fault: 'two conditions are ticked where one may be',
    file: 'packages/domain/src/submissions/checks/check-ticks.ts',
    find: 'if (!section.single || ticked.length <= 1) return ticked;',
    put: 'if (ticked.length >= 0) return ticked;',
    noticedBy: {
      file: 'packages/domain/src/submissions/checks/check-answers.test.ts',
      title: 'refuses two ticked conditions',
    },
  },
  {
    id: 'copies-without-end',
    fault: 'a section is repeated more often than the server keeps',
    file: 'packages/domain/src/submissions/checks/check-rows.ts',
    find: 'if (given.length > COPIES_MAX) note',
    put: 'if (given.length > COPIES_MAX + 1) note',
    noticedBy: {
      file: 'packages/domain/src/submissions/checks/check-answers.test.ts',
      title: 'refuses more copies than the safety bound',
    },
  },
  {
    id: 'copy-of-conditional-section',
    fault: 'a section that does not repeat has copies',
    file: 'packages/domain/src/submissions/checks/check-rows.ts',
    find: 'if (!mayRepeat(entry.section)) {',
    put: "if (entry.section.id === '') {",
    noticedBy: {
      file: 'packages/domain/src/submissions/checks/check-answers.test.ts',
      title: 'refuses copies of a section that does not repeat',
    },
  },
  {
    id: 'attachment-not-asked',
    fault: 'a question holds a file that it does not ask for',
    file: 'packages/domain/src/submissions/checks/check-answer.ts',
    find: "if (!allows(entry, attachment)) return 'attachment-not-allowed';",
    put: '',
    noticedBy: {
      file: 'packages/domain/src/submissions/checks/check-answers.test.ts',
      title: 'keeps allowed attachments',
    },
  },
  {
    id: 'leap-century',
    fault: '29 February 1900 is taken for a day',
    file: 'packages/domain/src/questions/calendar-date.ts',
    find: 'year % 4 === 0 && year % 100 !== 0',
    put: 'year % 4 === 0',
    noticedBy: {
      file: 'packages/domain/src/questions/date.test.ts',
      title: 'refuses days that do not exist',
    },
  },
  {
    id: 'point-before-three-digits',
    fault: '1.234 becomes one comma two three four, or a thousand: nobody knows which the person meant',
    file: 'packages/domain/src/questions/typed-number.ts',
    find: '(?:\\1\\d{3})+$/;',
    put: '(?:\\1\\d{3})*$/;',
    noticedBy: {
      file: 'packages/domain/src/questions/decimal.test.ts',
      title: 'X31.30 reads on leaving the field',
    },
  },
  {
    id: 'half-becomes-five-hundred',
    fault: '0.500 in a question for a whole number becomes five hundred',
    file: 'packages/domain/src/questions/typed-number.ts',
    find: 'GROUPED.test(text) && !ZERO_BEFORE.test(text) ?',
    put: 'GROUPED.test(text) ?',
    noticedBy: {
      file: 'packages/domain/src/questions/integer.test.ts',
      title: 'X31.30 a point behind a zero is one of decimals',
    },
  },
  {
    id: 'thousands-not-read',
    fault: '1.234,56 loses what stands behind the comma',
    file: 'packages/domain/src/questions/typed-number.ts',
    find: 'if (GROUPED_COMMA.test(text)) return withoutGroups(text);',
    put: "if (GROUPED_COMMA.test(text)) return text.replace('.', ',').slice(0, 4);",
    noticedBy: {
      file: 'packages/domain/src/questions/decimal.test.ts',
      title: 'X31.30 reads on leaving the field',
    },
  },
  {
    id: 'three-decimals',
    fault: 'a decimal of three digits behind the comma is stored',
    file: 'packages/domain/src/questions/decimal.ts',
    find: '(?:,\\d{0,2})?$',
    put: '(?:,\\d{0,3})?$',
    noticedBy: {
      file: 'packages/domain/src/questions/decimal.test.ts',
      title: 'refuses a decimal with three decimals',
    },
  },
  {
    id: 'negative-integer',
    fault: 'a sign stands in a whole number',
    file: 'packages/domain/src/questions/integer.ts',
    find: '/^\\d+$/',
    put: '/^-?\\d+$/',
    noticedBy: {
      file: 'packages/domain/src/questions/integer.test.ts',
      title: 'accepts digits only',
    },
  },
  {
    id: 'hour-24',
    fault: '24:00 is taken for a time of the day',
    file: 'packages/domain/src/questions/time.ts',
    find: '2[0-3]',
    put: '2[0-4]',
    noticedBy: {
      file: 'packages/domain/src/questions/time.test.ts',
      title: 'accepts HH:mm of a day',
    },
  },
  {
    id: 'invisible-letters-in-a-link',
    fault: 'a URL with invisible characters becomes a link',
    file: 'packages/domain/src/questions/http-url.ts',
    find: 'if (authority === undefined || REFUSED.test(text)) return null;',
    put: 'if (authority === undefined) return null;',
    noticedBy: {
      file: 'packages/domain/src/questions/link.test.ts',
      title: 'refuses what nobody sees',
    },
  },
  {
    id: 'long-code-as-number',
    fault: 'a code of sixteen digits loses its last ones in the sheet',
    file: 'packages/domain/src/questions/exact-number.ts',
    find: 'digits > DIGITS_MAX',
    put: 'digits > DIGITS_MAX + 1',
    noticedBy: {
      file: 'packages/domain/src/questions/integer.test.ts',
      title: 'is a number in a sheet only when nothing of it is lost',
    },
  },
  {
    id: 'blank-is-not-asked',
    fault: 'a blank reads as a question that was not asked',
    file: 'packages/domain/src/presentation/sheet/sheet.ts',
    find: '  return textCell(words.notAsked);',
    put: '  return EMPTY_CELL;',
    noticedBy: {
      file: 'packages/domain/src/presentation/sheet/sheet.test.ts',
      title: 'keeps not asked, asked and left blank, and no apart',
    },
  },
  {
    id: 'place-off-the-earth',
    fault: 'a location at latitude 91 is stored',
    file: 'packages/domain/src/submissions/particulars/particulars.ts',
    find: 'Math.abs(latitude) <= 90',
    put: 'Math.abs(latitude) <= 180',
    noticedBy: {
      file: 'packages/domain/src/submissions/particulars/particulars.test.ts',
      title: 'a point that is nowhere on earth',
    },
  },
  {
    id: 'required-citizen-left-out',
    fault: 'a submission comes without the citizen that its form requires',
    file: 'packages/domain/src/submissions/particulars/particulars.ts',
    find: 'return required && citizen === null ?',
    put: 'return required && citizen === undefined ?',
    noticedBy: {
      file: 'packages/domain/src/submissions/particulars/particulars.test.ts',
      title: 'a form that requires a citizen is not saved without one',
    },
  },
  {
    id: 'public-form-asks-for-person',
    fault: 'a public form takes the person that a stranger names',
    file: 'packages/domain/src/submissions/particulars/particulars.ts',
    find: '  if (options.publicAccess) return null;\n',
    put: '',
    noticedBy: {
      file: 'packages/domain/src/submissions/particulars/particulars.test.ts',
      title: 'a person first where the form asks for one',
    },
  },
  {
    id: 'signature-left-out',
    fault: 'a submission comes without a required signature',
    file: 'packages/domain/src/submissions/particulars/particulars.ts',
    find: '  return [...unfinished, ...missing, ...wrong];',
    put: '  return [...unfinished, ...wrong];',
    noticedBy: {
      file: 'packages/domain/src/submissions/particulars/particulars.test.ts',
      title: 'required signatures are there',
    },
  },
  {
    id: 'old-version-of-a-visitor',
    fault: "a visitor's page of last week is taken",
    file: 'packages/domain/src/submissions/older-version.ts',
    find: 'OLDER_VERSION_HOURS[answerer]',
    put: 'OLDER_VERSION_HOURS.staff',
    noticedBy: {
      file: 'apps/server/src/features/submissions/view/answered-version.test.ts',
      title: 'is taken for a day, one of staff for fourteen',
    },
  },
  {
    id: 'version-of-another-kind',
    fault: 'a submission to the public version is taken by the form that is private now',
    file: 'packages/domain/src/submissions/older-version.ts',
    find: "  'publicAccess',\n",
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/submissions/view/answered-version.test.ts',
      title: 'is not one to the form as it is now',
    },
  },
  {
    id: 'age-of-newest-version',
    fault: 'a page stays good as long as its form is saved again and again',
    file: 'apps/server/src/features/forms/queries.ts',
    find: '    order by version limit 1`',
    put: '    order by version desc limit 1`',
    noticedBy: {
      file: 'apps/server/src/features/submissions/view/answered-version.test.ts',
      title: 'the time counts from the version that came next',
    },
  },
];
