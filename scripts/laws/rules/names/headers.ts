// A file's header says in plain words what the file is for, and names the few rules that it decides itself: five at
// most. A longer list of ids does not help a reader; tests name the other rules.
// rules: X30.13

import { isCode, isProduct, type Law, type Offence } from '../../reading/law.ts';

const IDS_MAX = 5;
const ID = /\b(?:[A-Z]\d*\.\d{2,3}|W\d{1,2})\b/g;
/** Files that need no header: a feature's public.ts, whose name says what it is, and type declarations. */
const NEEDS_NONE = /\/public\.tsx?$|\.d\.ts$/;

export const headers: Law = {
  name: 'headers',
  why: 'say in a sentence what the file is for; `// rules:` names the five rules at most that it decides.',
  appliesTo: (path) => isCode(path) && isProduct(path) && !NEEDS_NONE.test(path),
  check(file) {
    const lines = file.text.split('\n');
    const end = lines.findIndex((line) => !line.startsWith('//') && line.trim() !== '');
    const header = lines.slice(0, end < 0 ? lines.length : end).filter((line) => line.startsWith('//'));
    const ids = /rules:[\s\S]*/.exec(header.join('\n'))?.[0].match(ID)?.length ?? 0;
    const words = header
      .join(' ')
      .replace(/rules:.*$/, '')
      .replaceAll('//', '')
      .trim();
    const offences: Offence[] = [];
    if (words === '') offences.push({ line: 1, what: 'no header in words' });
    if (ids > IDS_MAX) offences.push({ line: 1, what: `${ids} rule ids in the header` });
    return offences;
  },
};
