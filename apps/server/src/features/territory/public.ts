// What other features may use of territory.

export { brandOf } from './brand-of.ts';
export { type Geocoders, geocoders } from './geocoders.ts';
export { DEFAULT_TIME_ZONE, importTerritory, type MunicipalityExtras } from './import-territory.ts';
export { mailSenders } from './mail-senders.ts';
export { chosenLayers, installedOrigins, type LayersOf, mapOrigins } from './map-layers.ts';
export { type ChosenSystems, outsideSystems } from './outside-systems.ts';
export {
  type FoundArea,
  findArea,
  findMunicipalityOnPlatform,
  findMunicipalityPath,
  findOwnTexts,
  findTimeZone,
  inScope,
  isLetIn,
  keywordTaken,
  listTileUrls,
  municipalityExists,
  saveArea,
  saveCountry,
  saveMunicipality,
  saveProvince,
} from './queries.ts';
export { lockRegister, openRegister, requireRegister } from './registers.ts';
