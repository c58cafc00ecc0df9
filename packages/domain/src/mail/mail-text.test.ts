import { expect, it } from 'vitest';
import { mailText } from './mail-text.ts';

const plain = (text: string) => ({ text, href: '' });

it('X36.87 one answer stands beside its question, several stand below it', () => {
  const text = mailText({
    language: 'es',
    title: 'Reclamo',
    municipality: 'Villa María',
    paragraphs: [],
    message: null,
    blocks: [
      {
        title: 'Sección',
        lines: [
          { type: 'pair', label: 'Barrio', values: [plain('Centro')] },
          { type: 'pair', label: 'Problemas', values: [plain('Ramas'), plain('Raíces')] },
          { type: 'pair', label: 'Enlace', values: [{ text: 'Ver', href: 'https://ejemplo.org/' }] },
        ],
      },
    ],
    footer: 'Fin',
  });
  expect(text).toContain(
    'Barrio: Centro\nProblemas:\n  Ramas\n  Raíces\nEnlace: Ver <https://ejemplo.org/>\n',
  );
});
