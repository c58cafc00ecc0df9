// Tries a law on offending code, which it must refuse, and on similar code, which must pass.

import { expect } from 'vitest';
import { ALL_LAWS } from '../laws/all-laws.ts';
import type { Law } from '../laws/reading/law.ts';
import { readSource } from '../laws/reading/source-file.ts';

/** The offences that the law with this name finds in one file, as `line what`. */
function offences(lawName: string, path: string, text: string): readonly string[] {
  const law = lawCalled(lawName);
  expect(law.appliesTo(path)).toBe(true);
  return law.check(readSource(path, text)).map(({ line, what }) => `${line} ${what}`);
}

function lawCalled(name: string): Law {
  const law = ALL_LAWS.find((one) => one.name === name);
  if (law === undefined) throw new Error(`no law is called ${name}`);
  return law;
}

interface Examples {
  /** [path, text]: each is refused. */
  readonly refused: readonly (readonly [string, string])[];
  readonly clean: readonly (readonly [string, string])[];
}

export function holds(lawName: string, { refused, clean }: Examples): void {
  for (const [path, text] of refused)
    expect(offences(lawName, path, text), `${path}: ${text}`).not.toEqual([]);
  for (const [path, text] of clean) expect(offences(lawName, path, text), `${path}: ${text}`).toEqual([]);
}
