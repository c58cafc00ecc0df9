// The texts that the rules of place and signature quote, word for word.
import { expect, it } from 'vitest';
import { issues } from './es/issues.ts';
import { partTexts as english } from './en/part-texts.ts';
import { partTexts as spanish } from './es/part-texts.ts';

const SPANISH: Readonly<Record<string, string>> = { ...spanish, ...issues };

it.each([
  ['A2.48', 'places.address-help', 'Puede modificar la direccion haciendo click sobre ella'],
  ['A2.49', 'places.assign', 'Asignar'],
  ['A2.51', 'places.unassign', 'Quitar'],
  ['A5.03', 'issue.signature-missing', '* Firma requerida'],
  ['A5.42', 'signatures.not-png', 'Formato de imagen incorrecto. Ingrese una imagen con extensión PNG'],
  ['A5.43', 'signatures.too-large', 'Archivo muy pesado. El archivo no debe exceder 1 mb.'],
  ['A5.44', 'signatures.nothing-chosen', 'Falta subir imagen'],
  [
    'A8.08',
    'signatures.failed',
    'Ha ocurrido un error al subir el documento seleccionado. Por favor vuelva a intentarlo.',
  ],
  ['A8.20', 'signatures.uploaded', 'Imagen subida correctamente'],
  ['A8.21', 'signatures.removed', 'Imagen eliminada correctamente'],
] as const)(
  'A2.48 A2.49 A2.51 A5.03 A5.42 A5.43 A5.44 A8.08 A8.20 A8.21 the text of %s is quoted word for word',
  (_rule, code, quoted) => {
    expect(SPANISH[code]).toBe(quoted);
  },
);

it('A8.09 what is quoted in English is the English text', () => {
  expect(english['signatures.names-missing']).toBe(
    'To upload the signature you need to complete the name of the signatary',
  );
});
