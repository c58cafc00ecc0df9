// Above the form: what became of the answers that the link brought along, and which of them the form does not ask for any more.
// rules: X38.31-X38.33
import { inLanguage, type Localized } from '@constancia/domain/localized.ts';
import { language } from '../../platform/language.ts';
import { type TextCode, t } from '../../platform/texts.ts';

interface PrefilledNoticeProps {
  readonly text: TextCode;
  /** Titles of the questions. */
  readonly dropped?: readonly Localized[];
}

export function PrefilledNotice({ text, dropped = [] }: PrefilledNoticeProps) {
  return (
    <div className="notice" role="status">
      <p>{t(text)}</p>
      {dropped.length > 0 && (
        <>
          <p>{t('prefilled.dropped')}</p>
          <ul>
            {dropped.map((title, position) => (
              <li key={position} dir="auto">
                {inLanguage(title, language)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
