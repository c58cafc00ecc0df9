// A file that only hands on what others export hides where things are and ties together what should be apart.
// Allowed: the front door of a feature (public.ts) and the entry of a package.
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
