// The heading of a column: a button that orders the list by it, or only its name.
// rules: X33.66
import { isSameColumn, type ListOrder } from '@constancia/domain/submissions/order/list-order.ts';
import TableCell from '@mui/material/TableCell';
import TableSortLabel from '@mui/material/TableSortLabel';
import { createContext, use } from 'react';
import { orderAfterPress } from './order-choice.ts';

interface Ordering {
  readonly shown: ListOrder;
  /** Whether the list can have it, as many as there are. */
  readonly can: (by: ListOrder['by']) => boolean;
  readonly onOrder: (order: string) => void;
}

/** null for a list that has one order only. */
export const OrderingContext = createContext<Ordering | null>(null);

interface Props {
  readonly title: string;
  /** null for a column that nothing is ordered by. */
  readonly by: ListOrder['by'] | null;
}

export function OrderHeading({ title, by }: Props) {
  const ordering = use(OrderingContext);
  const sx = { whiteSpace: 'nowrap', maxWidth: '16rem', overflow: 'hidden', textOverflow: 'ellipsis' };
  if (by === null || !ordering?.can(by))
    return (
      <TableCell title={title} sx={sx}>
        {title}
      </TableCell>
    );
  const { shown, onOrder } = ordering;
  const isShown = isSameColumn(by, shown.by);
  const direction = isShown && shown.isDown ? 'desc' : 'asc';
  return (
    <TableCell title={title} sx={sx} sortDirection={isShown && direction}>
      <TableSortLabel
        component="button"
        active={isShown}
        direction={direction}
        sx={{ font: 'inherit' }}
        onClick={() => onOrder(orderAfterPress(by, shown))}
      >
        {title}
      </TableSortLabel>
    </TableCell>
  );
}
