// A person's own submissions to a form, with the ways to view and to update each.
// rules: R2.092-R2.096
import type { SubmissionRow } from '@constancia/contract/submissions/submissions.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { dateAndTime } from '@constancia/domain/time/wall-time.ts';
import EditIcon from '@mui/icons-material/Edit';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { shownName } from '../../../ui/shown-name.ts';
import { t } from '../../../platform/texts.ts';
import { type Column, DataTable } from '../../../ui/staff/data-table.tsx';
import { useFocusOnOpened, useOpening } from '../list-url/opened-from.ts';
import { ViewLink } from './submission-cells.tsx';

interface Props {
  readonly submissions: readonly SubmissionRow[];
  readonly timeZone: string;
}

/** The page that completes admits only some (R2.095). */
function UpdateLink({ row: { id, code } }: { readonly row: SubmissionRow }) {
  const { state } = useOpening();
  return (
    <IconButton
      size="small"
      component={Link}
      to={pathOf('complete', { id })}
      state={state}
      aria-label={t('submission-list.own-update', { code })}
    >
      <EditIcon fontSize="small" />
    </IconButton>
  );
}

const actions = (): Column<SubmissionRow> => ({
  title: t('staff.submissions-column-actions'),
  cell: (row) => (
    <Box sx={{ display: 'flex' }}>
      <ViewLink row={row} />
      {(row.may.complete || row.may.correct) && <UpdateLink row={row} />}
    </Box>
  ),
});

export function OwnSubmissionTable({ submissions, timeZone }: Props) {
  useFocusOnOpened(useMemo(() => submissions.map(({ id }) => id), [submissions]));
  return (
    <DataTable
      label={t('form-list.own-title')}
      rows={submissions}
      columns={[
        { title: t('staff.submissions-column-id'), cell: ({ id }) => id },
        { title: t('staff.submissions-column-code'), cell: ({ code }) => code },
        { title: t('submission-list.own-recipient'), cell: ({ citizenNumber }) => citizenNumber },
        {
          title: t('staff.submissions-column-date'),
          cell: ({ createdAt }) => dateAndTime(createdAt, timeZone),
        },
        {
          title: t('staff.submissions-column-state'),
          cell: ({ state, stateIn }) => shownName(state, stateIn),
        },
      ]}
      actions={actions()}
    />
  );
}
