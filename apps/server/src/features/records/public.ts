// What other features and the roles may use of documents.
export { readRecord, recordPdf } from './make-record.ts';
export { deleteRecords } from './queries.ts';
export { recordFileRight } from './record-rights.ts';
export { requestRecord } from './request-record.ts';
