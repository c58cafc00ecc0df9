// One question on the canvas, as people will see it. It is redrawn only when the question or its selection changes.
// rules: E2.21, E3.45-E3.54, X11.04
import type { Question } from '@constancia/domain/forms/definition/form.ts';
import { memo, type ReactNode } from 'react';
import { t } from '../../../../platform/texts.ts';
import { useNarrow } from '../../../../ui/staff/use-narrow-screen.ts';
import type { Item } from '../editing/selection.ts';
import { dropItem } from './drag-data.ts';
import { DragHandle } from './drag-handle.tsx';
import { ItemTitle } from './item-title.tsx';
import { ItemToolbar } from './item-toolbar.tsx';
import { KindMenu } from './kind-menu.tsx';
import { useIsSelected } from './pick-button.tsx';
import { QuestionPreview } from './question-preview.tsx';

export const QuestionCard = memo(function QuestionCard({ question }: { readonly question: Question }) {
  const item: Item = { kind: 'question', id: question.id };
  const selected = useIsSelected(item);
  return (
    <li className={selected ? 'ed-question ed-selected' : 'ed-question'} {...dropItem('question')}>
      <DragHandle dragged={item} />
      <ItemTitle item={item} selected={selected}>
        {question.title.text ? (
          <bdi>{question.title.text}</bdi>
        ) : (
          <span className="ed-untitled">{t('editor.untitled-question')}</span>
        )}
        {question.required && <span className="ed-required"> {t('editor.required-mark')}</span>}
        <span className="only-read">. {t(`editor.kind.${question.kind}`)}</span>
      </ItemTitle>
      <QuestionPreview question={question} />
      {selected && <SelectedToolbar item={item} first={<KindMenu id={question.id} kind={question.kind} />} />}
    </li>
  );
});

interface ToolbarProps {
  readonly item: Item;
  readonly first?: ReactNode;
}

export function SelectedToolbar({ item, first }: ToolbarProps) {
  return <ItemToolbar item={item} first={first} opens={useNarrow()} />;
}
