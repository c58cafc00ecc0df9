// What other features may use of forms.
export { useListBack } from './list/list-back.ts';
export { readFormToEditAhead } from './api.ts';
