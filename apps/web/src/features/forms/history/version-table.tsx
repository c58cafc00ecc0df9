// The saved versions, the newest first: a table, or a list on phones. Two of them are chosen to be compared, and an
// older one can be brought back. The only one is compared with nothing.
// rules: X12.01, X35.30, X35.31

import type { FormVersion } from '@constancia/contract/forms/history.ts';
import { dateAndTime } from '@constancia/domain/time/wall-time.ts';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';
import { t } from '../../../platform/texts.ts';

/** The older and the newer of the two compared versions. */
export interface Compared {
  readonly before: number;
  readonly after: number;
}

interface Props {
  readonly versions: readonly FormVersion[];
  readonly timeZone: string;
  readonly compared: Compared;
  readonly onCompare: (compared: Compared) => void;
  readonly onRestore: (version: number) => void;
}

const SIDES = ['before', 'after'] as const;
const SIDE_TEXTS = { before: 'editor.history-from', after: 'editor.history-to' } as const;

interface RowProps extends Omit<Props, 'versions'> {
  readonly row: FormVersion;
  /** For which it can be chosen. */
  readonly sides: readonly (keyof Compared)[];
}

function Pick({ row, compared, onCompare, side }: RowProps & { readonly side: keyof Compared }) {
  return (
    <Radio
      size="small"
      name={`compare-${side}`}
      value={row.version}
      checked={compared[side] === row.version}
      onChange={() => onCompare({ ...compared, [side]: row.version })}
      slotProps={{ input: { 'aria-label': t(`editor.history-pick-${side}`, { version: row.version }) } }}
    />
  );
}

function RestoreButton({ row: { version }, onRestore }: RowProps) {
  return (
    <Button size="small" aria-label={t('editor.restore-of', { version })} onClick={() => onRestore(version)}>
      {t('editor.restore')}
    </Button>
  );
}

export function VersionTable({ versions, ...shared }: Props) {
  const isPhone = useMediaQuery('(max-width: 599px)', { noSsr: true });
  const sides = versions.length > 1 ? SIDES : [];
  const rows = versions.map((row, index) => ({ ...shared, row, sides, isNewest: index === 0 }));
  if (isPhone)
    return (
      <ul className="fh-cards" aria-label={t('editor.history-versions')}>
        {rows.map((row) => (
          <VersionCard key={row.row.version} {...row} />
        ))}
      </ul>
    );
  return (
    <Paper className="fh-versions" role="region" aria-label={t('editor.history-versions')} tabIndex={0}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {sides.map((side) => (
              <TableCell key={side}>{t(SIDE_TEXTS[side])}</TableCell>
            ))}
            <TableCell>{t('editor.history-version')}</TableCell>
            <TableCell>{t('editor.history-when')}</TableCell>
            <TableCell>{t('editor.history-who')}</TableCell>
            <TableCell align="right">{t('editor.history-submissions')}</TableCell>
            <TableCell>
              <span className="only-read">{t('editor.restore')}</span>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <VersionRow key={row.row.version} {...row} />
          ))}
        </TableBody>
      </Table>
    </Paper>
  );
}

type ShownRow = RowProps & { readonly isNewest: boolean };

function VersionRow({ isNewest, ...shown }: ShownRow) {
  const { row, timeZone } = shown;
  return (
    <TableRow hover>
      {shown.sides.map((side) => (
        <TableCell key={side} padding="none">
          <Pick {...shown} side={side} />
        </TableCell>
      ))}
      <TableCell component="th" scope="row">
        {row.version}
      </TableCell>
      <TableCell className="fh-whole">{dateAndTime(row.savedAt, timeZone)}</TableCell>
      <TableCell className="fh-whole">
        <bdi>{row.savedBy}</bdi>
      </TableCell>
      <TableCell align="right">{row.submissions}</TableCell>
      <TableCell padding="none">{!isNewest && <RestoreButton {...shown} />}</TableCell>
    </TableRow>
  );
}

function VersionCard({ isNewest, ...shown }: ShownRow) {
  const { row, timeZone } = shown;
  const { version, submissions } = row;
  return (
    <li className="fh-card">
      <p className="fh-card-name">{t('editor.history-number', { version })}</p>
      <p>
        {dateAndTime(row.savedAt, timeZone)} · <bdi>{row.savedBy}</bdi>
      </p>
      <p>{t('editor.history-count', { count: submissions })}</p>
      <div className="fh-card-actions">
        {shown.sides.map((side) => (
          <FormControlLabel
            key={side}
            control={<Pick {...shown} side={side} />}
            label={t(SIDE_TEXTS[side])}
          />
        ))}
        {!isNewest && <RestoreButton {...shown} />}
      </div>
    </li>
  );
}
