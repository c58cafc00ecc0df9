import { describe, expect, it } from 'vitest';
import { ALL_OPTIONS_OFF } from '../forms/definition/options.ts';
import { isMailAddress } from './mail-address.ts';
import { checkMailAttachment, MAIL_ATTACHMENT_ACCEPTED, mailAttachmentKey } from './mail-attachment.ts';
import {
  checkMailCopy,
  mailSubject,
  offersMailAfterSaving,
  offersMailCopy,
  withRecipient,
} from './mail-copy.ts';

const MB = 1_048_576;

describe('who is offered a copy', () => {
  const options = (...on: readonly (keyof typeof ALL_OPTIONS_OFF)[]) => ({
    ...ALL_OPTIONS_OFF,
    ...Object.fromEntries(on.map((name) => [name, true])),
  });

  it.each([
    [[], false, false],
    [['emailCopy'], true, true],
    [['emailCopy', 'publicAccess'], false, true],
    [['emailCopy', 'addAppointment'], false, false],
    [['publicAccess'], false, false],
  ] as const)(
    'A4.45 A4.47 E3.26 R2.050 R5.09 with %j: after saving %s, from the view %s',
    (on, saving, view) => {
      expect(offersMailAfterSaving(options(...on))).toBe(saving);
      expect(offersMailCopy(options(...on))).toBe(view);
    },
  );
});

it.each([
  'ana@villamaria.gob.ar',
  "o'higgins+acta@sub.villa-maria.example",
  'ñandú@muñoz.example',
  '用户@例え.example',
])('A5.30 takes the address %s', (address) => {
  expect(isMailAddress(address)).toBe(true);
});

it.each([
  'ana',
  'ana@',
  '@villa.example',
  'ana@villa',
  'ana@villa.e',
  'ana@@villa.example',
  'ana@villa..example',
  'ana @villa.example',
  '"ana"@villa.example',
  'ana@villa.example>',
  'ana@villa.example\r\nBcc: x@y.example',
  'ana@villa.example\u2028',
  'a\uD800@villa.example',
])('A5.30 W13 X19.04 refuses the address %j', (address) => {
  expect(isMailAddress(address)).toBe(false);
});

it('A4.40 adds an address once, however it is written', () => {
  const one = withRecipient([], 'Ana@villa.example');
  expect(withRecipient(one, 'ana@VILLA.example')).toEqual(['Ana@villa.example']);
  expect(withRecipient(one, 'eva@villa.example')).toEqual(['Ana@villa.example', 'eva@villa.example']);
});

it('X19.04 takes the control characters out of a text and trims addresses', () => {
  const { copy, issues } = checkMailCopy({
    recipients: [' ana@villa.example '],
    body: ' uno\r\ndos\rtres\u0000\u001b[31m\tcuatro ',
  });
  expect(issues).toEqual([]);
  expect(copy).toEqual({ recipients: ['ana@villa.example'], body: 'uno\ndos\ntres[31m\tcuatro' });
});

it('A7.15 X19.04 makes the subject of title and code, in one line of readable length', () => {
  expect(mailSubject('Poda', 'VM12')).toBe('Poda VM12');
  expect(mailSubject('Poda\r\nBcc: eva@evil.example\u2028x', 'VM12')).toBe(
    'Poda Bcc: eva@evil.example x VM12',
  );
  expect([...mailSubject('🌳'.repeat(500), 'VM12')]).toHaveLength(200);
});

describe('the attached file', () => {
  const code = (name: string, bytes = 1_000) => checkMailAttachment({ name, bytes })?.code ?? null;

  it('A5.33 E5.29 is pdf, office document, csv, rtf, png or jpeg, by its name', () => {
    const taken = 'pdf doc docx xls xlsx ppt pptx csv rtf odt ods odp png jpg jpeg'.split(' ');
    for (const type of taken) {
      expect(code(`Informe.${type.toUpperCase()}`), type).toBeNull();
      expect(MAIL_ATTACHMENT_ACCEPTED.split(',')).toContain(`.${type}`);
    }
    for (const type of ['kml', 'kmz', 'exe', 'zip', 'html', 'svg', 'docm', 'mp4', 'eml'])
      expect(code(`Informe.${type}`), type).toBe('file-format');
    expect(code('informe')).toBe('file-format');
  });

  it('A5.32 A9.05 is of 5 MB at most, exactly 5 MB included, and not empty', () => {
    expect(code('a.pdf', 5 * MB)).toBeNull();
    expect(checkMailAttachment({ name: 'a.png', bytes: 5 * MB + 1 })).toEqual({
      code: 'file-too-large',
      values: { max: 5 },
    });
    expect(code('a.pdf', 0)).toBe('file-empty');
  });

  it('A7.27 lies under sendEmailv3/adjunto-', () => {
    expect(mailAttachmentKey('abcdefghijkl', 'pdf')).toBe('sendEmailv3/adjunto-abcdefghijkl.pdf');
  });
});
