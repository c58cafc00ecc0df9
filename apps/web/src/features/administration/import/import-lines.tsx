// The lines of the file with what the server says of each.
// rules: X34.61, X34.62, X34.63, X40.30
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { problemText } from '../../../platform/problem-text.ts';
import { t, tIssue } from '../../../platform/texts.ts';
import { type Column, DataTable } from '../../../ui/staff/data-table.tsx';
import { FilterButtons } from '../../../ui/staff/filter-buttons.tsx';
import { NumberedPages, Pager } from '../../../ui/staff/pager.tsx';
import type { ImportedRegister, ImportLine } from './imported-register.ts';
import type { LineState, SheetImport } from './use-sheet-import.ts';

interface Props<Entry> {
  readonly lines: readonly ImportLine<Entry>[];
  readonly importing: SheetImport<Entry>;
  readonly shown: ImportedRegister<string, never, Entry>['shown'];
}

const ROWS = PAGE_SIZES.submissions;
const KINDS = ['wrong', 'ready', 'created'] as const;
/** Not every register and file has them. */
const FURTHER_KINDS = ['ready-to-correct', 'there', 'corrected'] as const;

/** Made when drawn, because the texts may change with the language. */
function columns<Entry>({
  importing,
  shown,
}: Props<Entry>): readonly [Column<Row<Entry>>, ...Column<Row<Entry>>[]] {
  return [
    { title: t('sheet-import.line'), cell: ({ line }) => line.line },
    ...shown.map(({ title, of }) => ({
      title: t(title),
      cell: ({ line }: Row<Entry>) => <bdi>{of(line)}</bdi>,
    })),
    {
      title: t('sheet-import.outcome'),
      cell: ({ line }) => <Outcome state={importing.stateOfLine(line)} texts={wrongTexts(line, importing)} />,
    },
  ];
}

interface Row<Entry> {
  readonly id: string;
  readonly line: ImportLine<Entry>;
}

export function ImportLines<Entry>(props: Props<Entry>) {
  const { lines, importing } = props;
  const [kept, setKept] = useState<LineState | null>(null);
  const [page, setPage] = useState(0);
  const kinds = [...KINDS, ...FURTHER_KINDS.filter((kind) => importing.inState(kind).length > 0)];
  // Once the last line of a kind is of another, its button is gone, and nobody could leave an empty table.
  const kind = kinds.find((one) => one === kept) ?? null;
  const rows = kind === null ? lines : importing.inState(kind);
  const pages = Math.max(1, Math.ceil(rows.length / ROWS));
  const current = Math.min(page, pages - 1);
  return (
    <>
      <FilterButtons
        label={t('sheet-import.show')}
        all={t('sheet-import.all', { count: lines.length })}
        kinds={kinds}
        nameOf={(one) => t(`sheet-import.count-${one}`, { count: importing.inState(one).length })}
        shown={kind}
        onShow={(picked) => {
          setKept(picked);
          setPage(0);
        }}
      />
      <Pager total={t('sheet-import.total', { count: rows.length })}>
        <NumberedPages label={t('staff.pages')} count={pages} page={current} onPage={setPage} />
      </Pager>
      <DataTable
        label={t('sheet-import.lines')}
        rows={rows.slice(current * ROWS, (current + 1) * ROWS).map((line) => ({ id: line.id, line }))}
        columns={columns(props)}
      />
    </>
  );
}

/** What is wrong with a line, each a sentence; empty when nothing is. */
export function wrongTexts<Entry>(
  line: ImportLine<Entry>,
  { problemOf }: SheetImport<Entry>,
): readonly string[] {
  if (line.issues.length > 0) return line.issues.map(({ code, values }) => tIssue(code, values));
  const problem = problemOf(line);
  if (!problem) return [];
  if (problem.issues.length > 0) return problem.issues.map(({ code, values }) => tIssue(code, values));
  return [problemText(problem)];
}

const COLOURS = {
  created: 'success',
  corrected: 'success',
  ready: 'info',
  'ready-to-correct': 'info',
  there: 'default',
  wrong: 'error',
  unchecked: 'default',
} as const;

function Outcome({ state, texts }: { readonly state: LineState; readonly texts: readonly string[] }) {
  return (
    <Stack sx={{ gap: 1, alignItems: 'start' }}>
      <Chip size="small" variant="outlined" color={COLOURS[state]} label={t(`sheet-import.is-${state}`)} />
      {texts.map((text) => (
        <Typography key={text} variant="body2">
          {text}
        </Typography>
      ))}
    </Stack>
  );
}
