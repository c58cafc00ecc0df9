// What other features may use of forms.

export { preloadFormToEdit as readFormToEditAhead } from './api.ts';
export { useListBack } from './list/list-back.ts';
