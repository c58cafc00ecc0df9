// When the submission was received, what happens next in the words of the form's author, and where its state is looked up.
// rules: X36.02, X36.03
import type { Receipt } from '@constancia/contract/records/records.ts';
import { inLanguage } from '@constancia/domain/localized.ts';
import { lookUpPath } from '@constancia/domain/pages/code-in-url.ts';
import { wallTimeOf } from '@constancia/domain/time/wall-time.ts';
import { language } from '../../../platform/language.ts';
import { NavLink } from '../../../platform/navigation.tsx';
import { t } from '../../../platform/texts.ts';
import '../../../ui/light/saved-block.css';

export function SentDetails({ receipt }: { readonly receipt: Receipt }) {
  const { sentAt, timeZone, next, stateLookUp, code } = receipt;
  const { date, time } = wallTimeOf(sentAt, timeZone);
  return (
    <>
      <p>{t('receipt.sent-at', { date, time })}</p>
      {next && (
        <section className="saved-block" aria-labelledby="next-title">
          <h2 id="next-title">{t('receipt.next')}</h2>
          <p className="saved-block-text" dir="auto">
            {inLanguage(next, language)}
          </p>
        </section>
      )}
      {stateLookUp && <NavLink to={lookUpPath('stateLookUp', code)}>{t('receipt.see-state')}</NavLink>}
    </>
  );
}
