// What a citizen reads in a mail about a revision.
import { mailText } from '@constancia/domain/mail/mail-text.ts';
import { expect, it } from 'vitest';
import { revisionMail } from './revision-mail.ts';

it.each([
  ['es', 'Respuesta: Reclamo por servicios VM4383'],
  ['en', 'Answer: Reclamo por servicios VM4383'],
])('X33.72 in %s the mail names the answer that is asked again by its form and code', (language, line) => {
  const { content } = revisionMail({
    about: 'request',
    title: 'Reclamo por servicios VM4383',
    municipality: 'Villa María',
    comment: 'Falta la altura',
    questions: 1,
    dueOn: null,
    url: 'https://villa.example/r',
    language,
    ownTexts: {},
  });
  expect(mailText(content).split('\n')).toContain(line);
});
