// What became of a file is said after it was chosen: its code arrives once the form is open.
// rules: X31.40, X31.86
import { deferredBlock } from '../../ui/light/deferred-block.tsx';

export const FileMessageBlock = deferredBlock(async () => (await import('./file-message.tsx')).FileMessage);
