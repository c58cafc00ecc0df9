// One part of the installation: how it is, in a word beside a sign, what that means, and what to do about it.
// rules: X37.46
import { countText } from '../../platform/number-format.ts';
import type { StatusLine } from '@constancia/contract/administration/status.ts';
import { FINDING_KINDS, type FindingCode, type FindingKind } from '@constancia/domain/status/findings.ts';
import { dateAndTime } from '@constancia/domain/time/wall-time.ts';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import ErrorIcon from '@mui/icons-material/Error';
import InfoOutlinedIcon from '@mui/icons-material/InfoOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type TextCode, t } from '../../platform/texts.ts';

const SIGNS = {
  ok: <CheckCircleIcon color="success" fontSize="small" />,
  note: <InfoOutlinedIcon color="info" fontSize="small" />,
  wrong: <ErrorIcon color="error" fontSize="small" />,
} as const;

const KIND_TEXTS: Readonly<Record<FindingKind, TextCode>> = {
  ok: 'status.kind-ok',
  note: 'status.kind-note',
  wrong: 'status.kind-wrong',
};

type CodeToCure = {
  [Code in FindingCode]: (typeof FINDING_KINDS)[Code] extends 'ok' ? never : Code;
}[FindingCode];

function needsCure(code: FindingCode): code is CodeToCure {
  return FINDING_KINDS[code] !== 'ok';
}

/** Numbers as people of the page's language write them. */
const written = (values: StatusLine['values']) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? countText(value) : value,
    ]),
  );

interface Props {
  readonly line: StatusLine;
  readonly timeZone: string;
}

export function StatusRow({ line, timeZone }: Props) {
  const { subject, code, values, lastSuccess, lastFailure } = line;
  const kind = FINDING_KINDS[code];
  const moments = [
    lastSuccess !== null && t('status.last-success', { moment: dateAndTime(lastSuccess, timeZone) }),
    lastFailure !== null && t('status.last-failure', { moment: dateAndTime(lastFailure, timeZone) }),
  ].filter((text) => text !== false);
  return (
    <Stack
      component="li"
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: { xs: 1, sm: 4 }, py: 3, px: 4, '& + &': { borderTop: 1, borderColor: 'divider' } }}
    >
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', alignSelf: 'flex-start', minWidth: 190 }}>
        {SIGNS[kind]}
        <Typography variant="body2">{t(KIND_TEXTS[kind])}</Typography>
      </Stack>
      <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="h2" variant="subtitle1">
          {t(`status.subject-${subject}`)}
        </Typography>
        <Typography>{t(`status.said-${code}`, written(values))}</Typography>
        {needsCure(code) && <Typography sx={{ fontWeight: 600 }}>{t(`status.cure-${code}`)}</Typography>}
        {moments.length > 0 && (
          <Typography variant="body2" color="textSecondary">
            {moments.join(' · ')}
          </Typography>
        )}
      </div>
    </Stack>
  );
}
