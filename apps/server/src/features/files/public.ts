// What other features may use of files.
export {
  forgetUnusedFiles,
  type ImageServices,
  type ImageToImport,
  importImage,
  storeImage,
} from './image-files.ts';
export { findFile, markUsed } from './queries.ts';
export { type FileRight, fileRoutes } from './routes.ts';
