// The report of a file, line by line: where, what stands there, and why it is not taken in.
// rules: X38.38, X38.51
import type { Severity } from '@constancia/domain/interchange/xlsform/report/reasons.ts';
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { t } from '../../../platform/texts.ts';
import { type Column, DataTable } from '../../../ui/staff/data-table.tsx';
import { FilterButtons } from '../../../ui/staff/filter-buttons.tsx';
import { NumberedPages, Pager } from '../../../ui/staff/pager.tsx';

const ROWS = PAGE_SIZES.submissions;
const SEVERITIES: readonly Severity[] = ['refused', 'not-carried'];

/** A line in the words of the page. */
export interface ReportedLine {
  readonly position: string;
  readonly column: string;
  readonly text: string;
  readonly why: string;
  readonly severity: Severity;
}

interface Row {
  readonly id: string;
  readonly line: ReportedLine;
}

/** Made when drawn, because the texts may change with the language. */
function columns(): readonly [Column<Row>, ...Column<Row>[]] {
  return [
    { title: t('xlsform.position'), cell: ({ line }) => line.position },
    { title: t('xlsform.column'), cell: ({ line }) => <bdi>{line.column}</bdi> },
    { title: t('xlsform.cell'), cell: ({ line }) => <bdi>{line.text}</bdi> },
    { title: t('xlsform.why'), cell: ({ line }) => line.why },
    {
      title: t('xlsform.severity'),
      cell: ({ line: { severity } }) => (
        <Chip
          size="small"
          variant="outlined"
          color={severity === 'refused' ? 'error' : 'warning'}
          label={t(`xlsform.is-${severity}`)}
        />
      ),
    },
  ];
}

interface Props {
  readonly lines: readonly ReportedLine[];
  /** Lines that are left out. */
  readonly more: number;
}

export function ReportTable({ lines, more }: Props) {
  const [kept, setKept] = useState<Severity | null>(null);
  const [page, setPage] = useState(0);
  const of = (severity: Severity) => lines.filter((line) => line.severity === severity);
  const rows = (kept === null ? lines : of(kept)).map((line, index): Row => ({ id: String(index), line }));
  const pages = Math.max(1, Math.ceil(rows.length / ROWS));
  const current = Math.min(page, pages - 1);
  return (
    <>
      <FilterButtons
        label={t('xlsform.show')}
        all={t('xlsform.all', { count: lines.length })}
        kinds={SEVERITIES.filter((severity) => of(severity).length > 0)}
        nameOf={(severity) => t(`xlsform.count-${severity}`, { count: of(severity).length })}
        shown={kept}
        onShow={(severity) => {
          setKept(severity);
          setPage(0);
        }}
      />
      <Pager total={t('xlsform.total', { count: rows.length })}>
        <NumberedPages label={t('xlsform.pages')} count={pages} page={current} onPage={setPage} />
      </Pager>
      <DataTable
        label={t('xlsform.report')}
        rows={rows.slice(current * ROWS, (current + 1) * ROWS)}
        columns={columns()}
      />
      {more > 0 && <Typography sx={{ mt: 3 }}>{t('xlsform.more', { count: more })}</Typography>}
    </>
  );
}
