// The properties of a condition: its text.
// rules: E3.44

import type { Condition } from '@constancia/domain/forms/definition/form.ts';
import { updateCondition } from '@constancia/domain/forms/edit/edit-conditions.ts';
import { t } from '../../../../platform/texts.ts';
import { useEditor } from '../editing/editor-context.tsx';
import { ELEMENT, type Item } from '../editing/selection.ts';
import { addAfterTitle, titleMark } from '../editing/title-commands.ts';
import { BoundLocalized } from '../fields/bound-text.tsx';

export function ConditionProperties({ condition }: { readonly condition: Condition }) {
  const editor = useEditor();
  const item: Item = { kind: 'condition', id: condition.id };
  return (
    <div className="ed-fields">
      <BoundLocalized
        id={ELEMENT.firstProperty}
        label={t('editor.condition-text')}
        value={condition.text}
        mark={titleMark(item)}
        wraps
        onEnter={() => addAfterTitle(editor, item, 'properties')}
        help={t('editor.condition-help')}
        write={(definition, text) => updateCondition(definition, condition.id, text)}
      />
    </div>
  );
}
