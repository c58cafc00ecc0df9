// The code of the submission that raised an incident, as a link where it can be read.
// rules: X34.83
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import type { ListedIncident } from './api.ts';

export function SubmissionLink({ id, code, opens }: ListedIncident['submission']) {
  if (!opens) return code;
  return (
    <Link component={RouterLink} to={pathOf('submission', { id })}>
      {code}
    </Link>
  );
}
