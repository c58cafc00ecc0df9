// The properties of a condition: its text.
// rules: E3.44

import type { Condition } from '@constancia/domain/forms/definition/form.ts';
import { updateCondition } from '@constancia/domain/forms/edit/edit-conditions.ts';
import { t } from '../../../../platform/texts.ts';
import { ELEMENT } from '../editing/selection.ts';
import { BoundLocalized } from '../fields/bound-text.tsx';

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
