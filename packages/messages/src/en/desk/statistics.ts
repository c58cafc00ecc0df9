// English texts of the statistics of a form.
import type { statistics as es } from '../../es/desk/statistics.ts';

export const statistics: Readonly<Record<keyof typeof es, string>> = {
  'statistics.title': 'Statistics',
  'statistics.failed': 'The information could not be loaded, please try again.',
  'statistics.none': 'The form has no answers yet.',
  'statistics.total': 'Answers',
  'statistics.days': 'Answers per day, last {days} days',
  'statistics.days-summary': 'From {from} to {to}: {count} answers; the busiest day had {most}.',
  'statistics.days-none': 'There were no answers from {from} to {to}.',
  'statistics.day': 'Day',
  'statistics.states': 'Answers per state',
  'statistics.state': 'State',
  'statistics.no-state': 'Without a state',
  'statistics.questions': 'Questions',
  'statistics.no-questions': 'The form has no choice questions and no yes-no questions.',
  'statistics.choice': 'Option',
  'statistics.count': 'Count',
  'statistics.share': 'Share',
  'statistics.answered': 'Answered {count} times',
  'statistics.answered-multiple': 'Answered {count} times; more than one option could be chosen',
  'statistics.removed': 'Options no longer offered',
  'statistics.as-table': 'Show as table',
  'statistics.as-chart': 'Show as chart',
  'statistics.as-table-of': 'Show as table: {title}',
  'statistics.as-chart-of': 'Show as chart: {title}',
  'statistics.value': '{count} ({share})',
};
