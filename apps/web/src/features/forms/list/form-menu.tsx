// The menu of a form: the actions that have no button of their own, as far as the person's rights allow them.
// rules: P2.70-P2.73, X37.24, X38.52, X38.53

import type { FormRow } from '@constancia/contract/forms/forms.ts';
import { inLanguage } from '@constancia/domain/localized.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { useLocation } from 'react-router';
import { language } from '../../../platform/language.ts';
import { t } from '../../../platform/texts.ts';
import { RowMenu } from '../../../ui/staff/menus/row-menu.tsx';

/** Each opens a dialog about a form, but for the downloads of its JSON and its poster. */
export interface FormCommands {
  readonly onDownloadJson: (form: FormRow) => void;
  readonly onDuplicate: (form: FormRow) => void;
  readonly onDownload: (form: FormRow) => void;
  readonly onPoster: (form: FormRow) => void;
  readonly onHold: (form: FormRow) => void;
  readonly onDelete: (form: FormRow) => void;
}

export const menuButtonId = (formId: string) => `more-${formId}`;

export function FormMenu({ form, ...commands }: FormCommands & { readonly form: FormRow }) {
  const { onDuplicate, onDownload, onDownloadJson, onPoster, onHold, onDelete } = commands;
  const { search } = useLocation();
  const { id, may } = form;
  // The list to which the page goes back.
  const state = { list: search };
  return (
    <RowMenu
      buttonId={menuButtonId(id)}
      label={t('form-list.more', { title: inLanguage(form.title, language) })}
      entries={[
        may.edit && { text: t('staff.forms-edit'), to: pathOf('editForm', { id, tipo: 'formulario' }) },
        may.readSubmissions && {
          text: t('form-list.own-submissions'),
          to: pathOf('ownSubmissions', { id }),
          state,
        },
        may.readSubmissions &&
          form.paymentGateway && { text: t('payment-list.open'), to: pathOf('payments', { id }), state },
        may.duplicate && { text: t('form-list.duplicate'), onChoose: () => onDuplicate(form) },
        may.edit && { text: t('prefilled-links.title'), to: pathOf('prefilledLinks', { id }) },
        may.edit && { text: t('collected.menu'), to: pathOf('collectedImport', { id }) },
        may.edit && { text: t('xlsform.download'), onChoose: () => onDownload(form) },
        may.edit && { text: t('xlsform.download-json'), onChoose: () => onDownloadJson(form) },
        may.edit && form.public && { text: t('form-list.poster'), onChoose: () => onPoster(form) },
        may.hold && { text: t('hold.open-form'), onChoose: () => onHold(form) },
        may.delete && { text: t('form-list.delete'), onChoose: () => onDelete(form), isDangerous: true },
      ]}
    />
  );
}
