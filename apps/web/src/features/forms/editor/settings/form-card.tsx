// The title, description, municipal area and creation date of the form.
// rules: E2.06-E2.10, E3.01-E3.04, X36.76
import type { FormToEdit } from '@constancia/contract/forms/forms.ts';
import type { Account } from '@constancia/contract/session.ts';
import { t } from '../../../../platform/texts.ts';
import { useDefinition } from '../editing/editor-context.tsx';
import { ELEMENT } from '../editing/selection.ts';
import { BoundLocalized } from '../fields/bound-text.tsx';
import { useFailure } from '../fields/failure.tsx';
import { TranslationsSwitch } from '../languages/translations-switch.tsx';
import { AreaPicker } from './area-picker.tsx';
import { createdOn } from './created-on.ts';
import { HeaderPicture } from './header-picture.tsx';
import { TitleProposal } from './title-proposal.tsx';
import './settings.css';

interface Props {
  readonly account: Account;
  /** Null for a new form. */
  readonly stored: FormToEdit | null;
}

export function FormCard({ account, stored }: Props) {
  const title = useDefinition((definition) => definition.title);
  const description = useDefinition((definition) => definition.description);
  const failure = useFailure('title');
  return (
    <section className="ed-card" aria-labelledby="editor-data-title">
      <HeaderPicture />
      <h2 id="editor-data-title">{t('editor.data')}</h2>
      <div className="ed-fields">
        <TranslationsSwitch />
        <BoundLocalized
          id={ELEMENT.title}
          label={t('editor.title')}
          value={title}
          mark="title"
          error={failure}
          wraps
          write={(definition, text) => ({ ...definition, title: text })}
        />
        <TitleProposal />
        <BoundLocalized
          label={t('editor.description')}
          value={description}
          mark="description"
          lines={2}
          write={(definition, text) => ({ ...definition, description: text })}
        />
        <AreaPicker account={account} stored={stored} />
        {stored && (
          <p className="ed-help">
            {t('editor.created-on', { date: createdOn(stored.createdAt, stored.municipality.timeZone) })}
          </p>
        )}
      </div>
    </section>
  );
}
