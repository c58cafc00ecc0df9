// The name of a state in the language of who reads; programs know the state by the name itself.
// rules: X36.91
import { inLanguage, type Localized } from '@constancia/domain/localized.ts';
import { language } from '../platform/language.ts';

/** `name`: '' where there is no state. */
export function shownName(name: string, versions: Localized['in']): string {
  return inLanguage({ text: name, ...(versions && { in: versions }) }, language);
}

interface ListedState {
  readonly id: number;
  readonly name: string;
  readonly in?: Localized['in'] | undefined;
}

/** A state as a field offers it. */
export function stateChoice({ id, name, in: versions }: ListedState): {
  readonly id: string;
  readonly name: string;
} {
  return { id: String(id), name: shownName(name, versions) };
}
