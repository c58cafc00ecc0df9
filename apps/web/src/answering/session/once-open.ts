// What a form needs of the device once it is open, in one file that is downloaded when the browser is idle: restoring the
// drafts, so that they open without a connection, and deleting what is old.
export { dropOldFiles } from './drop-old-files.ts';
export { restoredStore } from './restored-store.ts';
