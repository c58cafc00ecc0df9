// Says on the form, before a photo is taken, what is drawn into it and kept with it.
// rules: X39.61
import { t } from '../../../platform/texts.ts';

export function StampNotice() {
  return (
    <p className="notice" role="note">
      {t('evidence.stamp-notice')}
    </p>
  );
}
