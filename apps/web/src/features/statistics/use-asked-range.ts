// Which days figures are asked for while days are typed.
// rules: R2.085, X39.58
import type { DayRange } from '@constancia/domain/statistics/range.ts';
import { useState } from 'react';
import { completeRange, type TypedRange } from './statistics-url.ts';

/**
 * The typed days; while they are half typed, or the wrong way round, the last ones that could be asked for: what was read
 * stays. Null for the usual range, also where a page is opened with half a range.
 */
export function useAskedRange(typed: TypedRange): DayRange | null {
  const [last, setLast] = useState<DayRange | null>(null);
  const isUsual = typed.from === '' && typed.to === '';
  const asked = isUsual ? null : (completeRange(typed) ?? last);
  if (asked?.from !== last?.from || asked?.to !== last?.to) setLast(asked);
  return asked;
}
