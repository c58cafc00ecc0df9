// The buttons that check and create the lines of a file and save the report, with how far the server is.
// rules: X34.61, X34.62, X34.63
import { csvTable } from '@constancia/domain/text/csv.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { saveBlob } from '../../../platform/save-blob.ts';
import { t } from '../../../platform/texts.ts';
import { wrongTexts } from './import-lines.tsx';
import type { ImportedRegister, ImportLine } from './imported-register.ts';
import type { LineState, Round, SheetImport } from './use-sheet-import.ts';

interface Props<Entry> {
  readonly lines: readonly ImportLine<Entry>[];
  readonly importing: SheetImport<Entry>;
  readonly register: Pick<ImportedRegister<string, never, Entry>, 'shown' | 'report' | 'texts'>;
}

export function ImportActions<Entry>(props: Props<Entry>) {
  const { lines, importing, register } = props;
  const { round, failure, inState, check, create, stop } = importing;
  const ready = inState('ready', 'ready-to-correct').length;
  const isBegun = inState('unchecked').length < lines.length;
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
              {t(register.texts.create, { count: ready })}
            </Button>
          )}
          <Button variant={ready > 0 ? 'outlined' : 'contained'} onClick={() => void check()}>
            {t('sheet-import.check')}
          </Button>
          {isBegun && (
            <Button onClick={() => saveBlob(reportOf(props), register.report)}>
              {t('sheet-import.report')}
            </Button>
          )}
          <Typography role="status">{isBegun && summaryOf(importing)}</Typography>
        </Stack>
      )}
    </>
  );
}

/** How many lines there are of which sort. */
function summaryOf<Entry>({ inState }: SheetImport<Entry>): string {
  const count = (...states: readonly LineState[]) => inState(...states).length;
  const wrong = count('wrong');
  const created = count('created');
  const further = (['ready-to-correct', 'corrected', 'there'] as const).filter((state) => count(state) > 0);
  return [
    created > 0 || count('corrected') > 0
      ? t('sheet-import.finished', { created, wrong })
      : t('sheet-import.checked', { ready: count('ready'), wrong }),
    ...further.map((state) => `${t(`sheet-import.count-${state}`, { count: count(state) })}.`),
  ].join(' ');
}

function Progress({ round, onStop }: { readonly round: Round; readonly onStop: () => void }) {
  const { kind, done, total } = round;
  return (
    <Stack sx={{ gap: 2, mb: 4 }}>
      <Stack direction="row" sx={{ gap: 3, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography role="status">
          {t(kind === 'check' ? 'sheet-import.checking' : 'sheet-import.creating', { done, total })}
        </Typography>
        <Button onClick={onStop}>{t('sheet-import.stop')}</Button>
      </Stack>
      <LinearProgress
        variant="determinate"
        value={total === 0 ? 100 : (done / total) * 100}
        aria-label={t('sheet-import.lines')}
      />
    </Stack>
  );
}

function reportOf<Entry>({ lines, importing, register: { shown } }: Props<Entry>): Blob {
  const [name] = shown;
  const headings = [
    t('sheet-import.line'),
    t(name.title),
    t('sheet-import.outcome'),
    t('sheet-import.detail'),
  ];
  const rows = lines.map((line) => [
    String(line.line),
    name.of(line),
    t(`sheet-import.is-${importing.stateOfLine(line)}`),
    wrongTexts(line, importing).join(' '),
  ]);
  return new Blob([csvTable([headings, ...rows])], { type: 'text/csv;charset=utf-8' });
}
