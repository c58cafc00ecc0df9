// What other features may use of citizens.
export { citizenNow } from './citizen-now.ts';
export { findPerson } from './find-person.ts';
export { importCitizen } from './import-citizen.ts';
export { listFormerKeys, lockPerson, ofCitizen, saysNumber } from './queries.ts';
export { type CitizenRegisters, registerOf } from './registers.ts';
export { eraseLocked } from './register/change-citizen.ts';
