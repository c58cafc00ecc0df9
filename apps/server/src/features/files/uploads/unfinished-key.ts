// Where the bytes of an upload are in file storage until all have arrived. The moment at which it began is in the name: a device
// may begin with the same id again while a job is still to remove what arrived before.
import type { UploadRow } from './queries.ts';

export const unfinishedKey = ({ id, startedAt }: Pick<UploadRow, 'id' | 'startedAt'>) =>
  `unfinished/${id}-${startedAt.getTime()}`;
