// What other features may use of forms.
export { useListBack } from './list-back.ts';
