// What other features may use of citizens.
export { findPerson } from './find-person.ts';
export { importCitizen } from './import-citizen.ts';
export { type CitizenRegisters, registerOf } from './registers.ts';
