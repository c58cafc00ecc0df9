// Asks before settings are saved that delete submissions.
// rules: X37.19
import { inLanguage } from '@constancia/domain/localized.ts';
import { changedSettings } from '@constancia/domain/territory/edited-settings.ts';
import { useMutation } from '@tanstack/react-query';
import { language } from '../../../../platform/language.ts';
import { t } from '../../../../platform/texts.ts';
import type { Confirm } from '../../../../ui/staff/confirm-dialog.tsx';
import type { SettingsBody } from '../../api.ts';
import { countOldSubmissions, type Months, type OldSubmissions, totalOf } from './retention-api.ts';

type Settings = SettingsBody['settings'];

const changesMonths = (saved: Settings, now: Settings): boolean =>
  changedSettings(saved, now).some((name) => name === 'retentionMonths' || name === 'retentionByForm');

function question(old: OldSubmissions) {
  const count = totalOf(old);
  const forms = old.forms.map(({ title, submissions }) =>
    t('retention.of-form', { form: inLanguage(title, language), count: submissions }),
  );
  return {
    title: t('retention.ask', { count }),
    text: t('retention.ask-text', { forms: forms.join(', ') }),
    yes: t('retention.ask-yes'),
    no: t('retention.ask-no'),
    tone: 'destructive',
  } as const;
}

export function useDeletionQuestion(id: string, confirm: Confirm) {
  const counting = useMutation({ mutationFn: (months: Months) => countOldSubmissions(id, months) });
  return {
    counting,
    /** False when the person declines, or what would be deleted cannot be counted. */
    agrees: async (saved: Settings, now: Settings): Promise<boolean> => {
      counting.reset();
      if (!changesMonths(saved, now)) return true;
      const old = await counting.mutateAsync(now).catch(() => null);
      return old !== null && (totalOf(old) === 0 || confirm(question(old)));
    },
  };
}
