// What other features and the roles may use of records.
export { deleteBundles } from './bundles/queries.ts';
export { readRecord, recordPdf, sheetOf } from './make-record.ts';
export { deleteRecords } from './queries.ts';
export { recordFileRight } from './record-rights.ts';
export { requestRecord } from './request-record.ts';
