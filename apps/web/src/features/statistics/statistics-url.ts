// The days of the statistics in the URL. What is no day there counts as none.
// rules: R2.085, X32.56
import { type DayRange, isDay } from '@constancia/domain/statistics/range.ts';

/** The days as typed; '' for none. */
export interface TypedRange {
  readonly from: string;
  readonly to: string;
}

export interface AskedDays {
  /** Both '' for the usual range. */
  readonly shown: TypedRange;
  /** Null while nothing is compared. */
  readonly compared: TypedRange | null;
}

const NAMES = { shown: ['desde', 'hasta'], compared: ['comparar-desde', 'comparar-hasta'] } as const;

function typed(search: URLSearchParams, [from, to]: readonly [string, string]): TypedRange {
  const day = (name: string) => {
    const text = search.get(name) ?? '';
    return isDay(text) ? text : '';
  };
  return { from: day(from), to: day(to) };
}

export function daysOf(search: URLSearchParams): AskedDays {
  const compared = typed(search, NAMES.compared);
  return {
    shown: typed(search, NAMES.shown),
    compared: compared.from === '' && compared.to === '' ? null : compared,
  };
}

export function searchOf({ shown, compared }: AskedDays): URLSearchParams {
  const search = new URLSearchParams();
  const add = ({ from, to }: TypedRange, names: readonly [string, string]) => {
    if (from !== '') search.set(names[0], from);
    if (to !== '') search.set(names[1], to);
  };
  add(shown, NAMES.shown);
  if (compared) add(compared, NAMES.compared);
  return search;
}

/** What can be asked: both days in their order. */
export function completeRange({ from, to }: TypedRange): DayRange | null {
  return from !== '' && to !== '' && from <= to ? { from, to } : null;
}

/** One day is missing: the figures are still those of the days before. */
export const isHalf = ({ from, to }: TypedRange): boolean => (from === '') !== (to === '');

export const isReversed = ({ from, to }: TypedRange): boolean => from !== '' && to !== '' && to < from;
