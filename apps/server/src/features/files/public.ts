// What other features may use of files.
export { storeAttachment, takeBackAttachment } from './uploads/attachment-files.ts';
export {
  deleteUnusedFiles,
  type ImageServices,
  type ImageToImport,
  type IncomingImageServices,
  importImage,
  MUNICIPALITY_LOGO,
  storeImage,
} from './image-files.ts';
export { type ScanServices, scannedBytes } from './incoming-file.ts';
export {
  type FileRow,
  type FilesOfSubmission,
  findFile,
  findFilesOf,
  findOwnFiles,
  insertFile,
  listSignatures,
  lockKeysOf,
  markOnlyUsed,
  markUsed,
  takeUsedBefore,
} from './queries.ts';
export { dropFile, removalJobs, removeFilesLater } from './remove-later.ts';
export { type FileRight, fileRoutes } from './routes.ts';
export { type StoredSignature, storeSignature } from './signature-files.ts';
export { finishUpload } from './uploads/finish-upload.ts';
export { judgeFile } from './uploads/judge-file.ts';
export type { UploadRow } from './uploads/queries.ts';
export {
  deleteOldUploads,
  fileKindOf,
  openUpload,
  receivePiece,
  removeUpload,
} from './uploads/receive-upload.ts';
export { roomFor } from './uploads/room.ts';
export { countUpload, startUpload, type UploadServices, VISITOR } from './uploads/start-upload.ts';
