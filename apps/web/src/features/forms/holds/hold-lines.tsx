// Says why something is on hold, since when and by whom.
// rules: X37.26
import type { Hold } from '@constancia/contract/forms/holds.ts';
import { dateAndTime } from '@constancia/domain/time/wall-time.ts';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { t } from '../../../platform/texts.ts';

interface Props {
  readonly hold: Hold;
  /** The sentence that says the reason. */
  readonly banner: string;
  readonly timeZone: string;
}

export function HoldLines({ hold, banner, timeZone }: Props) {
  return (
    <Alert severity="info" role="note" sx={{ overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600, whiteSpace: 'pre-line' }} dir="auto">
        {banner}
      </Typography>
      <Typography variant="body2">
        {t('hold.since', { moment: dateAndTime(hold.at, timeZone), by: hold.by })}
      </Typography>
    </Alert>
  );
}
