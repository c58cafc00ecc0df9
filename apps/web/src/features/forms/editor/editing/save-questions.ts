// What is asked before a save that is in order.
// rules: E4.67-E4.69, X35.04

import { replacesIncidentTypes } from '@constancia/domain/forms/checks/incident-types.ts';
import { losingContent } from '@constancia/domain/forms/edit/change-kind.ts';
import { t } from '../../../../platform/texts.ts';
import type { Editor } from './editor-context.tsx';

/** Asks before a form with submissions gets another incident type; false when the person declines. */
export async function confirmsNewType({ store, may, confirm }: Editor): Promise<boolean> {
  const { draft, saved } = store.get();
  const hasSubmissions = !may.structure;
  if (!hasSubmissions || !replacesIncidentTypes(draft.definition, saved.definition)) return true;
  return confirm({
    title: t('outside.new-type'),
    text: t('outside.new-type-text'),
    yes: t('outside.new-type-yes'),
  });
}

/** Asks before options or links are deleted that were kept since their question changed its kind. */
export async function confirmsLoss({ store, confirm }: Editor): Promise<boolean> {
  const losing = losingContent(store.get().draft.definition, store.setAside);
  if (losing.length === 0) return true;
  const names = losing.map(({ title }) => `«${title.text.trim() || t('editor.untitled-question')}»`);
  return confirm({
    title: t('editor-canvas.options-lost-title'),
    text: t('editor-canvas.options-lost-text', { names: names.join(', ') }),
    yes: t('editor-canvas.options-lost-yes'),
    tone: 'destructive',
  });
}
