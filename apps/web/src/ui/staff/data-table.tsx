// Rows with named columns: a table, or cards on phones. The first column names the row.
// rules: P2.87, P2.96, P2.99, X40.14
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { isValidElement, type ReactNode } from 'react';

export interface Column<Row> {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
}

interface Props<Row extends { readonly id: string }> {
  readonly label: string;
  readonly rows: readonly Row[];
  /** The first one is the heading of each row. */
  readonly columns: readonly [Column<Row>, ...Column<Row>[]];
  /** The last column, without a title on phones. */
  readonly actions?: Column<Row>;
}

export function DataTable<Row extends { readonly id: string }>(props: Props<Row>) {
  const narrow = useMediaQuery('(max-width: 899px)');
  return narrow ? <Cards {...props} /> : <WideTable {...props} />;
}

function WideTable<Row extends { readonly id: string }>({ label, rows, columns, actions }: Props<Row>) {
  const [heading, ...others] = columns;
  const all = actions ? [...others, actions] : others;
  return (
    <TableContainer component={Paper} tabIndex={0} role="region" aria-label={label}>
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            {[heading, ...all].map(({ title }) => (
              <TableCell key={title}>{title}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id} hover>
              <TableCell component="th" scope="row" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
                {heading.cell(row)}
              </TableCell>
              {all.map(({ title, cell }) => (
                <TableCell key={title} sx={{ overflowWrap: 'break-word' }}>
                  {cell(row)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function Cards<Row extends { readonly id: string }>({ label, rows, columns, actions }: Props<Row>) {
  const [heading, ...others] = columns;
  return (
    <Stack component="ul" aria-label={label} sx={{ gap: 2, m: 0, p: 0, listStyle: 'none' }}>
      {rows.map((row) => (
        <Paper
          key={row.id}
          component="li"
          sx={{ p: 4, display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 3 }}
        >
          <Stack sx={{ flex: '1 1 200px', minWidth: 0, gap: 1, overflowWrap: 'anywhere' }}>
            <Typography variant="subtitle1">{heading.cell(row)}</Typography>
            {others.map(({ title, cell }) => (
              <Named key={title} title={title} value={cell(row)} />
            ))}
          </Stack>
          {/* A menu stands beside the row; several buttons go below it. */}
          {actions && <Box sx={{ alignSelf: 'start' }}>{actions.cell(row)}</Box>}
        </Paper>
      ))}
    </Stack>
  );
}

/** Nothing, or an element such as `<bdi>` around nothing, or several of them. */
function isNothing(value: ReactNode): boolean {
  if (Array.isArray(value)) return value.every(isNothing);
  if (value === null || value === undefined || value === '' || value === false) return true;
  return (
    isValidElement<{ readonly children?: ReactNode }>(value) &&
    'children' in value.props &&
    isNothing(value.props.children)
  );
}

/** In a card a title without a value would say nothing. */
function Named({ title, value }: { readonly title: string; readonly value: ReactNode }) {
  if (isNothing(value)) return null;
  return (
    <Typography variant="body2" component="div">
      <Typography variant="body2" component="span" color="textSecondary">
        {title}:{' '}
      </Typography>
      {value}
    </Typography>
  );
}
