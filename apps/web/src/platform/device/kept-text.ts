// A text beside a draft, kept with every letter until it is sent.
// rules: X39.89
import { epochMilliseconds } from '../clock.ts';
import { keepPersonalValue, readLocalValue } from './local-values.ts';

interface Kept {
  readonly text: string;
  /** Epoch milliseconds. */
  readonly savedAt: number;
}

function isKept(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';
}

/** '' for nothing. */
export function readKeptText(key: string): string {
  const kept = readLocalValue(key);
  return isKept(kept) ? kept.text : '';
}

export function keepText(key: string, text: string): void {
  const kept: Kept = { text, savedAt: epochMilliseconds() };
  keepPersonalValue(key, kept);
}
