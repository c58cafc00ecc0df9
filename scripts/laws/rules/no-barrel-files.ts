// A file that only re-exports hides where things are defined and couples modules that should be separate. Only a
// feature's public.ts and the entry file of a package may do so.
// rules: X3.17

import { isCode, type Law } from '../reading/law.ts';

const isDoor = (path: string): boolean =>
  /\/features\/[^/]+\/public\.tsx?$/.test(path) || /^packages\/[^/]+\/src\/index\.ts$/.test(path);

export const noBarrelFiles: Law = {
  name: 'no-barrel-files',
  why: 'a file that only re-exports hides where things are: import from where they stand.',
  appliesTo: isCode,
  check(file) {
    if (isDoor(file.path) || file.statements.length === 0) return [];
    const onlyHandsOn = file.statements.every(
      ({ type, source }) =>
        type === 'ExportAllDeclaration' || (type === 'ExportNamedDeclaration' && source !== null),
    );
    return onlyHandsOn ? [{ line: 1, what: 'a file that only re-exports' }] : [];
  },
};
