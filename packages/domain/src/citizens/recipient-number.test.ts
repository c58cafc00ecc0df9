import { expect, it } from 'vitest';
import { recipientIssue } from './recipient-number.ts';

it('R5.15 a DNI is searched with six to fourteen characters, without the dots that people type', () => {
  const issues = ['12345', '123456', '30.111.222', '12345678901234', '123456789012345', ''].map((number) =>
    recipientIssue('fisica', number),
  );
  expect(issues).toEqual([
    'dni-search-invalid',
    null,
    null,
    null,
    'dni-search-invalid',
    'dni-search-invalid',
  ]);
});

it('R5.16 a CUIT is searched with eleven to fourteen characters, without hyphens', () => {
  const issues = ['30-1234567-9', '30-12345678-9', '30123456789012', '301234567890123'].map((number) =>
    recipientIssue('juridica', number),
  );
  expect(issues).toEqual(['cuit-invalid', null, null, 'cuit-invalid']);
});
