// A line of a report in words.
// rules: X38.51
import type { ReportLine } from '@constancia/domain/interchange/xlsform/report/report.ts';
import { t, tIssue } from '../../../platform/texts.ts';
import type { ReportedLine } from './report-table.tsx';

export function reportedLine(line: ReportLine): ReportedLine {
  const { column, text, severity } = line;
  return { position: positionText(line), column, text, why: reasonText(line), severity };
}

/** Where it stands in the file. */
function positionText({ sheet, row }: ReportLine): string {
  return t('xlsform.row', { sheet, row });
}

export function reasonText({ reason, values, issue }: ReportLine): string {
  if (reason === 'check' || reason === 'check-later') return issue ? tIssue(issue.code, issue.values) : '';
  return t(`xlsform.reason.${reason}`, values);
}
