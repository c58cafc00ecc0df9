// What other features may use of territory.
export { municipalitiesOf, readTerritory, type Territory } from './read-territory.ts';
