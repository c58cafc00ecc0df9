// What other features may use of forms.
export { useListBack } from './list-back.ts';
export { readFormToEditAhead } from './read-form-to-edit.ts';
