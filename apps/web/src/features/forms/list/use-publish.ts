// The switch between public and private: says first what going private clears, takes effect immediately, and can be
// undone from its notice.
// rules: P4.14, E4.35-E4.37, X31.72
import type { FormRow } from '@constancia/contract/forms/forms.ts';
import type { ClearedWhenPrivate } from '@constancia/domain/forms/edit/visibility.ts';
import { inLanguage } from '@constancia/domain/localized.ts';
import { useQueryClient } from '@tanstack/react-query';
import { language } from '../../../platform/language.ts';
import { problemText } from '../../../platform/problem-text.ts';
import { type TextCode, t } from '../../../platform/texts.ts';
import { NOTICE_MS } from '../../../ui/notice-times.ts';
import type { Confirm } from '../../../ui/staff/confirm-dialog.tsx';
import { useNotify } from '../../../ui/staff/toast.tsx';
import { readVisibility, setVisibility, undoVisibility } from '../api.ts';
import { GONE_TEXTS } from '../form-problems.ts';

const NAMES: Readonly<Record<ClearedWhenPrivate, TextCode>> = {
  automaticDownload: 'editor.option.automaticDownload',
  customizedVoucher: 'editor.option.customizedVoucher',
  voucherText: 'editor.voucher-text',
};

export function usePublish(confirm: Confirm): (form: FormRow, isPublic: boolean) => Promise<void> {
  const notify = useNotify();
  const queries = useQueryClient();
  const reread = () => queries.invalidateQueries({ queryKey: ['forms'] });
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      notify({ kind: 'error', text: problemText(error, { codes: GONE_TEXTS }) });
    }
    await reread();
  };
  const confirms = async ({ id, title }: FormRow) => {
    const { cleared } = await readVisibility(id);
    if (cleared.length === 0) return true;
    const settings = cleared.map((name) => `«${t(NAMES[name])}»`).join(', ');
    return confirm({
      title: t('form-list.private-title', { title: inLanguage(title, language) }),
      text: t('form-list.private-text', { settings }),
      yes: t('form-list.private-yes'),
    });
  };
  const undo = (id: string, version: number) =>
    attempt(async () => {
      await undoVisibility(id, version);
      notify({ kind: 'success', text: t('form-list.visibility-undone') });
    });
  return (form, isPublic) =>
    attempt(async () => {
      if (!isPublic && !(await confirms(form))) return;
      const { version } = await setVisibility(form, isPublic);
      notify({
        kind: 'success',
        text: t(isPublic ? 'form-list.now-public' : 'form-list.now-private', {
          title: inLanguage(form.title, language),
        }),
        action: { text: t('editor.undo'), onPress: () => void undo(form.id, version) },
        milliseconds: NOTICE_MS.undo,
      });
    });
}
