// Above the form: what became of the answers that the link brought along, and which of them the form does not ask for any more.
// rules: X38.31-X38.33, X38.96, X38.98
import { personName } from '@constancia/domain/citizens/person-name.ts';
import { inLanguage, type Localized } from '@constancia/domain/localized.ts';
import type { Citizen } from '@constancia/domain/submissions/submission.ts';
import { language } from '../../platform/language.ts';
import { type TextCode, t } from '../../platform/texts.ts';

interface PrefilledNoticeProps {
  /** Null where the link brought no answers. */
  readonly text: TextCode | null;
  /** Titles of the questions. */
  readonly dropped?: readonly Localized[];
  /** The asset that the link chose. */
  readonly asset?: { readonly name: string } | null;
  readonly assetDropped?: boolean;
  /** Whom the link names; only staff are given anybody. */
  readonly person?: Citizen | null;
}

export function PrefilledNotice({ text, dropped = [], asset, assetDropped, person }: PrefilledNoticeProps) {
  return (
    <div className="notice" role="status">
      {text !== null && <p>{t(text)}</p>}
      {person && <p>{t('prefilled.person', { name: personName(person) || person.documentNumber })}</p>}
      {asset && <p>{t('prefilled.asset', { name: asset.name })}</p>}
      {assetDropped && <p>{t('prefilled.asset-dropped')}</p>}
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
