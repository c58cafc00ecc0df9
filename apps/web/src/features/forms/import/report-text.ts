// A line of a report in words.
// rules: X38.51
import type { ReportLine } from '@constancia/domain/interchange/xlsform/report/report.ts';
import { t, tIssue } from '../../../platform/texts.ts';

/** Where it stands in the file. */
export function positionText({ sheet, row }: ReportLine): string {
  return t('xlsform.row', { sheet, row });
}

export function reasonText({ reason, values, issue }: ReportLine): string {
  if (reason === 'check' || reason === 'check-later') return issue ? tIssue(issue.code, issue.values) : '';
  return t(`xlsform.reason.${reason}`, values);
}
