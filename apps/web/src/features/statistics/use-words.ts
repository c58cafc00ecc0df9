// The words of the texts: of the newest submissions first, of more of them at each click.
// rules: R9.15, R9.16, X32.55
import type { FormStatistics, StatisticsWords } from '@constancia/contract/statistics.ts';
import { WORD_LOADS_MAX } from '@constancia/domain/statistics/words.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readWords } from './statistics-api.ts';

export interface Words {
  readonly found: StatisticsWords | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
  /** Null when all were read. */
  readonly more: (() => void) | null;
  readonly busy: boolean;
}

export function useWords({ form, range, total, load, sections }: FormStatistics): Words {
  const key = `${form.id} ${range.from} ${range.to}`;
  const [asked, setAsked] = useState({ key, loads: 1 });
  const loads = asked.key === key ? asked.loads : 1;
  const hasTexts = sections.some(({ questions }) =>
    questions.some(({ figures }) => figures.kind === 'texts'),
  );
  const words = useQuery({
    queryKey: ['statistics-words', form.id, range, loads],
    queryFn: ({ signal }) => readWords(form.id, { range, loads }, signal),
    enabled: hasTexts && total > 0,
    placeholderData: loads > 1 ? keepPreviousData : undefined,
  });
  const isThere = hasTexts && total > load * loads && loads < WORD_LOADS_MAX;
  return {
    found: words.data,
    failed: words.isError,
    retry: () => void words.refetch(),
    more: isThere ? () => setAsked({ key, loads: loads + 1 }) : null,
    busy: words.isFetching,
  };
}
