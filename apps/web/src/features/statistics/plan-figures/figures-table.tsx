// Figures of the plan as a table, with their sum in the last row.
// rules: X39.58
import { countText } from '../../../platform/number-format.ts';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { t } from '../../../platform/texts.ts';
import { decimalText } from '../charts/numbers.ts';
import { type Counted, type FiguresLine, figureTitles } from './figures-of.ts';

interface Props {
  readonly title: string;
  readonly rows: readonly FiguresLine[];
  readonly total: Counted;
}

function Cells({ figures }: { readonly figures: Counted }) {
  const { made, done, doneLate, open, overdue, medianDays } = figures;
  return (
    <>
      {Object.entries({ made, done, doneLate, open, overdue }).map(([column, count]) => (
        <TableCell key={column} align="right">
          {countText(count)}
        </TableCell>
      ))}
      <TableCell align="right">{decimalText(medianDays === null ? null : String(medianDays))}</TableCell>
    </>
  );
}

export function FiguresTable({ title, rows, total }: Props) {
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <TableContainer component={Paper} tabIndex={0} role="region" aria-label={title}>
        <Table size="small" aria-label={title}>
          <TableHead>
            <TableRow>
              <TableCell>{t('plan-rules.name')}</TableCell>
              {figureTitles().map((heading) => (
                <TableCell key={heading} align="right">
                  {heading}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ id, name, ...figures }) => (
              <TableRow key={id}>
                <TableCell component="th" scope="row" sx={{ minWidth: 150 }}>
                  <bdi>{name}</bdi>
                </TableCell>
                <Cells figures={figures} />
              </TableRow>
            ))}
          </TableBody>
          <TableFooter>
            <TableRow>
              <TableCell component="th" scope="row">
                {t('plan-figures.total')}
              </TableCell>
              <Cells figures={total} />
            </TableRow>
          </TableFooter>
        </Table>
      </TableContainer>
    </section>
  );
}
