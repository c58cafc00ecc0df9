// The saved versions, the newest first. Two of them are chosen to be compared.
// rules: X12.01

import type { FormVersion } from '@constancia/contract/forms/history.ts';
import { dateAndTime } from '@constancia/domain/time/wall-time.ts';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
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
}

export function VersionTable({ versions, timeZone, compared, onCompare }: Props) {
  return (
    <Paper className="fh-versions" role="region" aria-label={t('editor.history-versions')} tabIndex={0}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('editor.history-from')}</TableCell>
            <TableCell>{t('editor.history-to')}</TableCell>
            <TableCell>{t('editor.history-version')}</TableCell>
            <TableCell>{t('editor.history-when')}</TableCell>
            <TableCell>{t('editor.history-who')}</TableCell>
            <TableCell align="right">{t('editor.history-submissions')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {versions.map((row) => (
            <TableRow key={row.version} hover>
              {(['before', 'after'] as const).map((side) => (
                <TableCell key={side} padding="none">
                  <Radio
                    size="small"
                    name={`compare-${side}`}
                    value={row.version}
                    checked={compared[side] === row.version}
                    onChange={() => onCompare({ ...compared, [side]: row.version })}
                    slotProps={{
                      input: { 'aria-label': t(`editor.history-pick-${side}`, { version: row.version }) },
                    }}
                  />
                </TableCell>
              ))}
              <TableCell component="th" scope="row">
                {row.version}
              </TableCell>
              <TableCell>{dateAndTime(row.savedAt, timeZone)}</TableCell>
              <TableCell>
                <bdi>{row.savedBy}</bdi>
              </TableCell>
              <TableCell align="right">{row.submissions}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Paper>
  );
}
