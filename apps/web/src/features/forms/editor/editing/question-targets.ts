// The lists of a form that a question can be moved to, with their names.
// rules: E4.21-E4.23

import type { QuestionList } from '@constancia/domain/forms/definition/find-item.ts';
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { t } from '../../../../platform/texts.ts';

interface Target extends QuestionList {
  readonly name: string;
}

export function targetsOf(definition: FormDefinition): readonly Target[] {
  return definition.sections.flatMap((section, index): readonly Target[] => {
    const name = section.title.text || `${t('editor.untitled-section')} ${index + 1}`;
    if (!section.conditional) return [{ sectionId: section.id, name }];
    return section.conditions.map((condition) => ({
      sectionId: section.id,
      conditionId: condition.id,
      name: `${name} › ${condition.text.text || t('editor.untitled-condition')}`,
    }));
  });
}

export const keyOfList = ({ sectionId, conditionId }: QuestionList): string => conditionId ?? sectionId;
