// What the app adds to the screens of other features.
export { RecordAction } from './record-action.tsx';
export { RecordDownload } from './record-download.tsx';
