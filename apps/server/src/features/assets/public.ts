// What other features may use of assets.
export { findRegistered } from './queries.ts';
