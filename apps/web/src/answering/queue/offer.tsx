// Offered where a finished submission cannot be sent now: it stays on this device and is sent by itself. A purchase is not,
// because paying needs the connection.
// rules: X31.49, X31.50
import { t } from '../../platform/texts.ts';

interface OfferProps {
  readonly sells: boolean;
  /** A copy by e-mail was asked for, which needs the stored submission. */
  readonly mail: boolean;
  readonly onLeave: () => void;
}

export function Offer({ sells, mail, onLeave }: OfferProps) {
  if (sells) return <p>{t('waiting.sale')}</p>;
  return (
    <div className="offer">
      <p>
        {t('waiting.offer')}
        {mail && ` ${t('waiting.mail-later')}`}
      </p>
      <button type="button" className="button" onClick={onLeave}>
        {t('waiting.leave')}
      </button>
    </div>
  );
}
