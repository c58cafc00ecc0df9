// The lines of the file with what the server says of each, and the buttons that check, create and save the report.
// rules: X34.61, X34.62
import { PAGE_SIZES } from '@constancia/domain/limits.ts';
import { csvTable } from '@constancia/domain/text/csv.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { problemText } from '../../../../platform/problem-text.ts';
import { saveBlob } from '../../../../platform/save-blob.ts';
import { t, tIssue } from '../../../../platform/texts.ts';
import { type Column, DataTable } from '../../../../ui/staff/data-table.tsx';
import { FilterButtons } from '../../../../ui/staff/filter-buttons.tsx';
import { NumberedPages, Pager } from '../../../../ui/staff/pager.tsx';
import type { ImportLine, LineState, Round, UserImport } from './use-user-import.ts';

interface Props {
  readonly lines: readonly ImportLine[];
  readonly importing: UserImport;
}

const ROWS = PAGE_SIZES.submissions;
const KINDS = ['wrong', 'ready', 'created'] as const;

/** Made when drawn, because the texts may change with the language. */
const columns = (importing: UserImport): readonly [Column<ImportLine>, ...Column<ImportLine>[]] => [
  { title: t('user-import.line'), cell: ({ line }) => line },
  { title: t('users.column-username'), cell: ({ username }) => <bdi>{username}</bdi> },
  {
    title: t('user-import.name'),
    cell: ({ firstName, lastName }) => <bdi>{`${firstName} ${lastName}`.trim()}</bdi>,
  },
  { title: t('users.column-email'), cell: ({ email }) => <bdi>{email}</bdi> },
  { title: t('user-import.outcome'), cell: (line) => <Outcome line={line} importing={importing} /> },
];

export function ImportLines({ lines, importing }: Props) {
  const [shown, setShown] = useState<LineState | null>(null);
  const [page, setPage] = useState(0);
  const rows = shown === null ? lines : importing.inState(shown);
  const pages = Math.max(1, Math.ceil(rows.length / ROWS));
  const current = Math.min(page, pages - 1);
  return (
    <>
      <Actions lines={lines} importing={importing} />
      <FilterButtons
        label={t('user-import.show')}
        all={t('user-import.all', { count: lines.length })}
        kinds={KINDS}
        nameOf={(kind) => t(`user-import.count-${kind}`, { count: importing.inState(kind).length })}
        shown={KINDS.find((kind) => kind === shown) ?? null}
        onShow={(kind) => {
          setShown(kind);
          setPage(0);
        }}
      />
      <Pager total={t('users.total', { total: rows.length })}>
        <NumberedPages label={t('administration.pages')} count={pages} page={current} onPage={setPage} />
      </Pager>
      <DataTable
        label={t('user-import.lines')}
        rows={rows.slice(current * ROWS, (current + 1) * ROWS)}
        columns={columns(importing)}
      />
    </>
  );
}

/** What is wrong with a line, each a sentence; empty when nothing is. */
function wrongTexts(line: ImportLine, { problemOf }: UserImport): readonly string[] {
  if (line.issues.length > 0) return line.issues.map(({ code, values }) => tIssue(code, values));
  const problem = problemOf(line);
  if (!problem) return [];
  if (problem.issues.length > 0) return problem.issues.map(({ code, values }) => tIssue(code, values));
  return [problemText(problem)];
}

const COLOURS = { created: 'success', ready: 'info', wrong: 'error', unchecked: 'default' } as const;

function Outcome({ line, importing }: { readonly line: ImportLine; readonly importing: UserImport }) {
  const state = importing.stateOfLine(line);
  return (
    <Stack sx={{ gap: 1, alignItems: 'start' }}>
      <Chip size="small" variant="outlined" color={COLOURS[state]} label={t(`user-import.is-${state}`)} />
      {wrongTexts(line, importing).map((text) => (
        <Typography key={text} variant="body2">
          {text}
        </Typography>
      ))}
    </Stack>
  );
}

function Actions({ lines, importing }: Props) {
  const { round, failure, inState, check, create, stop } = importing;
  const ready = inState('ready').length;
  const created = inState('created').length;
  const unchecked = inState('unchecked').length;
  const wrong = inState('wrong').length;
  return (
    <>
      {failure !== null && (
        <Alert severity="error" sx={{ mb: 4 }}>
          {failure}
        </Alert>
      )}
      {round ? (
        <Progress round={round} onStop={stop} />
      ) : (
        <Stack direction="row" sx={{ gap: 3, mb: 4, alignItems: 'center', flexWrap: 'wrap' }}>
          {ready > 0 && (
            <Button variant="contained" onClick={() => void create()}>
              {t('user-import.create', { count: ready })}
            </Button>
          )}
          <Button variant={ready > 0 ? 'outlined' : 'contained'} onClick={() => void check()}>
            {t('user-import.check')}
          </Button>
          {unchecked < lines.length && (
            <Button onClick={() => saveBlob(reportOf(lines, importing), 'informe-usuarios.csv')}>
              {t('user-import.report')}
            </Button>
          )}
          <Typography role="status">
            {created > 0
              ? t('user-import.finished', { created, wrong })
              : unchecked < lines.length && t('user-import.checked', { ready, wrong })}
          </Typography>
        </Stack>
      )}
    </>
  );
}

function Progress({ round, onStop }: { readonly round: Round; readonly onStop: () => void }) {
  const { kind, done, total } = round;
  return (
    <Stack sx={{ gap: 2, mb: 4 }}>
      <Stack direction="row" sx={{ gap: 3, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography role="status">
          {t(kind === 'check' ? 'user-import.checking' : 'user-import.creating', { done, total })}
        </Typography>
        <Button onClick={onStop}>{t('user-import.stop')}</Button>
      </Stack>
      <LinearProgress
        variant="determinate"
        value={total === 0 ? 100 : (done / total) * 100}
        aria-label={t('user-import.lines')}
      />
    </Stack>
  );
}

function reportOf(lines: readonly ImportLine[], importing: UserImport): Blob {
  const headings = [
    t('user-import.line'),
    t('users.column-username'),
    t('user-import.outcome'),
    t('user-import.detail'),
  ];
  const rows = lines.map((line) => [
    String(line.line),
    line.username,
    t(`user-import.is-${importing.stateOfLine(line)}`),
    wrongTexts(line, importing).join(' '),
  ]);
  return new Blob([csvTable([headings, ...rows])], { type: 'text/csv;charset=utf-8' });
}
