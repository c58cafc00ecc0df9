// What other features may use of citizens.
export { importCitizen } from './import-citizen.ts';
