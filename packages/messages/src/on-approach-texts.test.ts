// The texts that the rules about locations and signatures quote, word for word.
import { expect, it } from 'vitest';
import { onApproachTexts as english } from './en/answering/on-approach-texts.ts';
import { onApproachTexts as spanish } from './es/answering/on-approach-texts.ts';
import { issues } from './es/issues.ts';

it('A2.48 A2.49 A2.51 the texts of the location are quoted word for word', () => {
  expect(spanish['location.address-help']).toBe('Puede modificar la direccion haciendo click sobre ella');
  expect(spanish['location.assign']).toBe('Asignar');
  expect(spanish['location.unassign']).toBe('Quitar');
});

it('A5.03 A5.42 A5.43 A5.44 what is wrong with a signature is quoted word for word', () => {
  expect(issues['issue.signature-missing']).toBe('* Firma requerida');
  expect(spanish['signatures.not-png']).toBe(
    'Formato de imagen incorrecto. Ingrese una imagen con extensión PNG',
  );
  expect(spanish['signatures.too-large']).toBe('Archivo muy pesado. El archivo no debe exceder 1 mb.');
  expect(spanish['signatures.nothing-chosen']).toBe('Falta subir imagen');
});

it('A8.08 A8.20 A8.21 what became of a signature is quoted word for word', () => {
  expect(spanish['signatures.failed']).toBe(
    'Ha ocurrido un error al subir el documento seleccionado. Por favor vuelva a intentarlo.',
  );
  expect(spanish['signatures.uploaded']).toBe('Imagen subida correctamente');
  expect(spanish['signatures.removed']).toBe('Imagen eliminada correctamente');
});

it('A8.09 what is quoted in English is the English text', () => {
  expect(english['signatures.names-missing']).toBe(
    'To upload the signature you need to complete the name of the signatary',
  );
});
