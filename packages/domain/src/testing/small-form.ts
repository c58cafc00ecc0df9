// The form that tests of the editor begin with, in the browser and in journeys.
import type { FormDefinition } from '../forms/definition/form.ts';
import { aForm, aQuestion } from './a-form.ts';

export const SMALL_FORM: FormDefinition = aForm()
  .with({ title: { text: 'Zona guardada' }, description: { text: 'Como estaba' } })
  .with({
    initialState: 0,
    states: [
      { id: 0, name: 'Recibida', transitions: [] },
      { id: 1, name: 'Resuelta', transitions: [] },
    ],
  })
  .withSection(
    's',
    aQuestion('q1', 'text', { title: { text: 'Primera' } }),
    aQuestion('q2', 'integer', { title: { text: 'Segunda' } }),
  )
  .withSection('r', aQuestion('q3', 'date', { title: { text: 'Tercera' } }))
  .build();

/** Stays editable after its first submission. */
export const EDITABLE_FORM: FormDefinition = {
  ...SMALL_FORM,
  options: { ...SMALL_FORM.options, editableForm: true },
};
