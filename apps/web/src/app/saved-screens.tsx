// The pages after an answer was stored, with what each feature adds to them. Only the frame of the product knows them
// all. rules: R2.105-R2.107, W4
import { AppointmentPart } from '../features/appointments/appointment-part.tsx';
import { ReceiptPart } from '../features/documents/receipt-part.tsx';
import { SavedScreen } from '../features/submissions/answer/saved-screen.tsx';
import { NavLink } from '../platform/navigation.tsx';
import { t } from '../platform/texts.ts';

const PARTS = [AppointmentPart, ReceiptPart];

export function SavedPage() {
  return <SavedScreen parts={PARTS} />;
}

/** Of who came from the citizen portal (P2.30). */
export function PortalSavedPage() {
  return (
    <SavedScreen
      parts={PARTS}
      next={<NavLink to="/ciudadano/formularios/respuestas">{t('portal.to-answers')}</NavLink>}
    />
  );
}
