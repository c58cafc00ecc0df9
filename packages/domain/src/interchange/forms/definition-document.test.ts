import { expect, it } from 'vitest';
import { EMPTY_FORM } from '../../forms/definition/new-form.ts';
import { readDefinition, writeDefinition } from './definition-document.ts';

it('X28.01 how codes begin is written and read again; a document that says nothing, or something else, stays as it is', () => {
  const definition = { ...EMPTY_FORM, options: { ...EMPTY_FORM.options, pdfDownloadCode: true } };
  const read = (fields: object) => {
    const { secciones, ...rest } = writeDefinition(definition);
    const found = readDefinition({ document: { ...rest, secciones, ...fields }, path: '', report: [] });
    return [found.recordCodeLength, writeDefinition(found)['recordCodeLength']];
  };
  expect(read({ recordCodeLength: 8 })).toEqual([8, 8]);
  expect(read({ recordCodeLength: 3 })).toEqual([3, 3]);
  expect(read({})).toEqual([undefined, undefined]);
  expect(read({ recordCodeLength: 5 })).toEqual([undefined, 5]);
});
