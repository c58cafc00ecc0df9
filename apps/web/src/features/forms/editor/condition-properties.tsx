// Properties of a condition: its text. rules: E3.44
import { updateCondition } from '@constancia/domain/forms/edit-conditions.ts';
import type { Condition } from '@constancia/domain/forms/form.ts';
import { t } from '../../../platform/texts.ts';
import { BoundLocalized } from './bound-text.tsx';
import { ELEMENT } from './selection.ts';

export function ConditionProperties({ condition }: { readonly condition: Condition }) {
  return (
    <div className="ed-fields">
      <BoundLocalized
        id={ELEMENT.firstProperty}
        label={t('editor.condition-text')}
        value={condition.text}
        mark={`condition-${condition.id}`}
        help={t('editor.condition-help')}
        write={(definition, text) => updateCondition(definition, condition.id, text)}
      />
    </div>
  );
}
