// What other features may use of the administration.
export { listAssetAreas, listAssetTypes } from './assets/queries.ts';
