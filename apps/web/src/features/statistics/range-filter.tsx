// The days that are counted: quick filters, two dates, and two more to compare with.
// rules: R2.085, R2.086, R9.13, R9.14, X32.56
import {
  type Day,
  QUICK_FILTERS,
  quickFilterOf,
  quickRange,
  rangeBefore,
} from '@constancia/domain/statistics/range.ts';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useEffect, useRef } from 'react';
import { type TextCode, t } from '../../platform/texts.ts';
import { DayField } from '../../ui/staff/choices/day-field.tsx';
import { type AskedDays, completeRange, isHalf, isReversed, type TypedRange } from './statistics-url.ts';

interface Props {
  /** With the usual range filled in. */
  readonly days: AskedDays;
  readonly today: Day;
  readonly onChange: (days: AskedDays) => void;
}

interface DatesProps {
  readonly labels: readonly [TextCode, TextCode];
  readonly range: TypedRange;
  readonly onPick: (change: Partial<TypedRange>) => void;
}

export function Dates({ labels: [from, to], range, onPick }: DatesProps) {
  return (
    <Stack direction="row" sx={{ gap: 3, flexWrap: 'wrap', alignItems: 'start' }}>
      <DayField
        label={t(from)}
        value={range.from}
        error={isHalf(range) && range.from === '' ? t('statistics.day-missing') : undefined}
        onPick={(day) => onPick({ from: day })}
      />
      <DayField
        label={t(to)}
        value={range.to}
        error={wrongEnd(range)}
        onPick={(day) => onPick({ to: day })}
      />
    </Stack>
  );
}

function wrongEnd(range: TypedRange): string | undefined {
  if (isHalf(range) && range.to === '') return t('statistics.day-missing');
  return isReversed(range) ? t('statistics.to-before-from') : undefined;
}

/** Buttons of their own, because a row of joined ones breaks on phones. */
const QUICK = {
  flexWrap: 'wrap',
  gap: 2,
  '& .MuiToggleButton-root': {
    minWidth: 56,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    m: 0,
    '&.Mui-selected': { borderColor: 'primary.main' },
  },
} as const;

/** The second of two quick changes must already include the first, which the URL does not yet. */
function useLatest(days: AskedDays, onChange: Props['onChange']) {
  const latest = useRef(days);
  const inUrl = JSON.stringify(days);
  useEffect(() => {
    latest.current = JSON.parse(inUrl) as AskedDays;
  }, [inUrl]);
  return (next: (now: AskedDays) => AskedDays) => {
    latest.current = next(latest.current);
    onChange(latest.current);
  };
}

export function RangeFilter({ days, today, onChange }: Props) {
  const { shown, compared } = days;
  const change = useLatest(days, onChange);
  const range = completeRange(shown);
  const quick = range && quickFilterOf(range, today);
  const compareWith = (on: boolean) =>
    change((now) => ({ ...now, compared: on && range ? rangeBefore(range) : null }));
  return (
    <Stack sx={{ gap: 4, mb: 5 }} role="group" aria-label={t('statistics.range')}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={quick}
        aria-label={t('statistics.range')}
        sx={QUICK}
        onChange={(_event, picked: (typeof QUICK_FILTERS)[number] | null) => {
          if (picked) change((now) => ({ ...now, shown: quickRange(picked, today) }));
        }}
      >
        {QUICK_FILTERS.map((filter) => (
          <ToggleButton key={filter} value={filter}>
            {t(`statistics.${filter}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Stack direction="row" sx={{ gap: 3, flexWrap: 'wrap', alignItems: 'start' }}>
        <Dates
          labels={['statistics.from', 'statistics.to']}
          range={shown}
          onPick={(picked) => change((now) => ({ ...now, shown: { ...now.shown, ...picked } }))}
        />
        <FormControlLabel
          control={<Switch checked={compared !== null} disabled={!range} />}
          label={t('statistics.compare')}
          onChange={(_event, on) => compareWith(on)}
          sx={{ minHeight: 40 }}
        />
        {compared && (
          <Dates
            labels={['statistics.compare-from', 'statistics.compare-to']}
            range={compared}
            onPick={(picked) =>
              change((now) => ({ ...now, compared: { ...(now.compared ?? compared), ...picked } }))
            }
          />
        )}
      </Stack>
    </Stack>
  );
}
