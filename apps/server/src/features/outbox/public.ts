// What other features may use of the outbox.
export { municipalityOf } from './municipality-of.ts';
