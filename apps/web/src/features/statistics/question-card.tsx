// How often each choice of a question was chosen.
// rules: R2.012, X10.14

import type { FormStatistics, QuestionCount } from '@constancia/contract/statistics.ts';
import { inLanguage } from '@constancia/domain/localized.ts';
import { language } from '../../platform/language.ts';
import { t } from '../../platform/texts.ts';
import { type Bar, BarList, BarTable } from './bar-list.tsx';
import { ChartCard } from './chart-card.tsx';
import { countText } from './numbers.ts';

function barsOf({ kind, choices, removedChoices }: QuestionCount): readonly Bar[] {
  const bars: Bar[] = choices.map(({ id, text, count }) => ({
    key: id,
    name: kind === 'yes-no' ? t(id === 'yes' ? 'staff.yes' : 'staff.no') : inLanguage(text, language),
    count,
  }));
  if (removedChoices > 0)
    bars.push({ key: '', name: t('statistics.removed'), count: removedChoices, aside: true });
  return bars;
}

export function QuestionCard({ question }: { readonly question: FormStatistics['questions'][number] }) {
  const bars = barsOf(question);
  const title = inLanguage(question.title, language);
  const several = question.kind === 'multiple-choice';
  const description = t(several ? 'statistics.answered-multiple' : 'statistics.answered', {
    count: countText(question.answered),
  });
  return (
    <ChartCard
      title={title}
      level="h3"
      description={description}
      chart={<BarList bars={bars} whole={question.answered} />}
      table={<BarTable bars={bars} whole={question.answered} caption={title} head={t('statistics.choice')} />}
    />
  );
}
