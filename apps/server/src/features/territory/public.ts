// What other features may use of territory.
export { outsideSystems } from './outside-systems.ts';
export { importTerritory, type MunicipalityExtras } from './import-territory.ts';
export {
  findArea,
  type FoundArea,
  findMunicipalityOnPlatform,
  findMunicipalityPath,
  findTimeZone,
  inScope,
  municipalityExists,
  saveArea,
  saveCountry,
  saveMunicipality,
  saveProvince,
} from './queries.ts';
