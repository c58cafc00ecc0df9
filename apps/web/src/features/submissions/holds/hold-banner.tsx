// Says above a viewed submission why nobody may delete it: its own hold and that of its form. Public pages do not.
// rules: X37.26
import Stack from '@mui/material/Stack';
import { t } from '../../../platform/texts.ts';
import { HoldLines } from '../../forms/public.ts';
import type { ViewSlotProps } from '../view/submission-screen.tsx';

export function HoldBanner({ view, entry }: ViewSlotProps) {
  if (view.holds.length === 0 || entry === 'cis') return null;
  return (
    <Stack sx={{ gap: 2, mb: 4 }}>
      {view.holds.map(({ of, ...hold }) => (
        <HoldLines
          key={of}
          hold={hold}
          banner={t(of === 'form' ? 'hold.banner-form' : 'hold.banner', { reason: hold.reason })}
          timeZone={view.timeZone}
        />
      ))}
    </Stack>
  );
}
