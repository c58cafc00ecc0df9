// A file's name says what is inside; names like utils, helpers, common, misc and …Manager fit anything, so such files
// only grow. Names are in kebab-case, except those of database functions, which have the function's name. Folders of
// features have the names in feature-order.ts.
// rules: X3.16

import type { Law, Offence } from '../../reading/law.ts';
import { FEATURES } from './feature-order.ts';

const SAYS_NOTHING = /^(utils?|helpers?|common|misc)$|(^|-)(utils?|helpers?|misc|manager)$|Manager$/i;
const KEBAB_CASE = /^\.?[a-z0-9]+(-[a-z0-9]+)*$/;
const DATABASE_FUNCTION = /^apps\/server\/database\/functions\/(?:[a-z]+\/)?[a-z]+(_[a-z]+)*\.sql$/;

export const fileNames: Law = {
  name: 'file-names',
  why: 'a file or folder is named in kebab-case after what is in it; features have the names of the one list.',
  appliesTo: (path) => /^(apps|packages|scripts|e2e|bench|faults)\/.*\.(ts|tsx|mjs|css|sql)$/.test(path),
  check(file) {
    return [...offendingNames(file.path), ...unknownFeature(file.path)];
  },
};

function offendingNames(path: string): readonly Offence[] {
  if (DATABASE_FUNCTION.test(path)) return [];
  return path.split('/').flatMap((piece) => {
    // The name is what comes before the first dot, also for tests and declaration files.
    const name = piece.replace(/(?<=.)\..*$/, '');
    if (SAYS_NOTHING.test(name)) return [{ line: 1, what: `the name '${name}' says nothing` }];
    return KEBAB_CASE.test(name) ? [] : [{ line: 1, what: `the name '${name}' is not in kebab-case` }];
  });
}

function unknownFeature(path: string): readonly Offence[] {
  const feature = /^apps\/(?:server|web)\/src\/features\/([^/]+)\//.exec(path)?.[1];
  if (feature === undefined || FEATURES.includes(feature)) return [];
  return [{ line: 1, what: `'${feature}' is not in the list of features` }];
}
