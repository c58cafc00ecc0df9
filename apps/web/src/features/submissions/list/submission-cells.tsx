// What the list says of one submission, alike in its table and on its cards.
// rules: R2.033, R2.034, R4.12
import type { SubmissionRow } from '@constancia/contract/submissions/submissions.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import VisibilityIcon from '@mui/icons-material/Visibility';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { t } from '../../../platform/texts.ts';
import { useOpening, viewLinkId } from '../list-url/opened-from.ts';
import { ReviewBadge } from './review-badge.tsx';

export function ViewLink({ row }: { readonly row: Pick<SubmissionRow, 'id' | 'code'> }) {
  const { state, remember } = useOpening();
  return (
    <IconButton
      size="small"
      id={viewLinkId(row.id)}
      component={Link}
      to={pathOf('submission', { id: row.id })}
      state={state}
      onClick={() => remember(row.id)}
      aria-label={t('staff.submissions-view', { code: row.code })}
    >
      <VisibilityIcon fontSize="small" />
    </IconButton>
  );
}

/** Person with number, address, incident and badge: what the form's options add (R2.033). */
export function AdditionalData({ row }: { readonly row: SubmissionRow }) {
  const person = [row.citizen, row.citizenNumber].filter((text) => text !== '').join(' · ');
  const incident = row.incidentNumber && t('submission-list.incident', { number: row.incidentNumber });
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', overflowWrap: 'anywhere' }}>
      {[person, row.address, incident]
        .filter((text) => text !== '')
        .map((text, position) => (
          <Typography key={position} variant="body2">
            <bdi>{text}</bdi>
          </Typography>
        ))}
      {row.badge && <ReviewBadge badge={row.badge} size="small" />}
    </Box>
  );
}
