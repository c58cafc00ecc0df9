// The pages after a submission was stored, with what each feature adds to them. Only the app knows all the features.
// rules: R2.105-R2.107, W4
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { AppointmentSlot } from '../features/appointments/appointment-slot.tsx';
import { ReceiptSlot } from '../features/records/receipt-slot.tsx';
import { SavedScreen } from '../features/submissions/answer/saved-screen.tsx';
import { NavLink } from '../platform/navigation.tsx';
import { t } from '../platform/texts.ts';

const SLOTS = [AppointmentSlot, ReceiptSlot];

export function SavedPage() {
  return <SavedScreen slots={SLOTS} />;
}

/** For citizens who came from the citizen portal (P2.30). */
export function PortalSavedPage() {
  return (
    <SavedScreen
      slots={SLOTS}
      next={<NavLink to={pathOf('submissionsPortal')}>{t('portal.to-submissions')}</NavLink>}
    />
  );
}
