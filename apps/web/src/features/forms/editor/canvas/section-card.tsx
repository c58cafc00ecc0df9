// One section on the canvas: its title and description, its questions in order or its conditions with theirs, and the
// buttons that add another one.
// rules: E3.39-E3.44, E4.19-E4.23

import type { QuestionList } from '@constancia/domain/forms/definition/find-item.ts';
import {
  type Condition,
  type Question,
  questionsOf,
  type Section,
} from '@constancia/domain/forms/definition/form.ts';
import { memo } from 'react';
import { t } from '../../../../platform/texts.ts';
import { useEditor } from '../editing/editor-context.tsx';
import { addConditionTo } from '../editing/item-commands.ts';
import { addConditionElement, type Item } from '../editing/selection.ts';
import { AddQuestion } from './add-question.tsx';
import { dropItem, dropList } from './drag-data.ts';
import { DragHandle } from './drag-handle.tsx';
import { ItemTitle } from './item-title.tsx';
import { ListButton } from './list-button.tsx';
import { useIsSelected } from './pick-button.tsx';
import { QuestionCard, SelectedToolbar } from './question-card.tsx';

interface QuestionsProps {
  readonly questions: readonly Question[];
  readonly list: QuestionList;
  readonly owner: string;
}

function Questions({ questions, list, owner }: QuestionsProps) {
  return (
    <>
      {questions.length > 0 ? (
        <ol className="ed-questions">
          {questions.map((question) => (
            <QuestionCard key={question.id} question={question} />
          ))}
        </ol>
      ) : (
        <p className="ed-note">{t('editor.no-questions')}</p>
      )}
      <AddQuestion list={list} owner={owner} />
    </>
  );
}

const ConditionCard = memo(function ConditionCard({
  condition,
  sectionId,
}: {
  readonly condition: Condition;
  readonly sectionId: string;
}) {
  const item: Item = { kind: 'condition', id: condition.id };
  const selected = useIsSelected(item);
  const name = condition.text.text || t('editor.untitled-condition');
  return (
    <li
      className={selected ? 'ed-condition ed-selected' : 'ed-condition'}
      {...dropItem('condition')}
      {...dropList('question', condition.id)}
    >
      <h4 className="ed-condition-title">
        <DragHandle dragged={item} />
        <ItemTitle item={item} selected={selected}>
          <span className="ed-choice ed-choice-box">
            <span className="only-read">{t('editor.condition')}: </span>
            <bdi className={condition.text.text ? undefined : 'ed-untitled'}>{name}</bdi>
          </span>
        </ItemTitle>
      </h4>
      {selected && <SelectedToolbar item={item} />}
      <div className="ed-condition-body">
        <Questions
          questions={condition.questions}
          list={{ sectionId, conditionId: condition.id }}
          owner={name}
        />
      </div>
    </li>
  );
});

function Conditions({ section }: { readonly section: Section }) {
  const editor = useEditor();
  return (
    <>
      {section.prompt.text && <p className="ed-prompt">{section.prompt.text}</p>}
      {section.conditions.length > 0 ? (
        <ol className="ed-questions" {...dropList('condition', section.id)}>
          {section.conditions.map((condition) => (
            <ConditionCard key={condition.id} condition={condition} sectionId={section.id} />
          ))}
        </ol>
      ) : (
        <p className="ed-note">{t('editor.no-conditions')}</p>
      )}
      <ListButton
        id={addConditionElement(section.id)}
        icon="add"
        onClick={() => addConditionTo(editor, section.id, 'canvas')}
      >
        {t('editor.add-condition')}
      </ListButton>
    </>
  );
}

function Marks({ section }: { readonly section: Section }) {
  const marks = [
    section.conditional && t('editor.type-conditional'),
    section.repeatable && t('editor.repeatable-mark'),
    section.conditional && section.required && t('editor.required-mark'),
    section.conditional && section.single && t('editor.single-mark'),
  ].filter((mark) => mark !== false);
  if (marks.length === 0) return null;
  return (
    <p className="ed-attachments">
      {marks.map((mark) => (
        <span key={mark} className="ed-chip">
          {mark}
        </span>
      ))}
    </p>
  );
}

/** Pixels: a section without questions, and a question of one line, of which some have more. */
const SECTION_HEIGHT = 132;
const QUESTION_HEIGHT = 110;
/** Pixels of the card around what is in it. */
const FRAME = 50;

/** About how many pixels a section takes. */
export const heightOf = (section: Section) => SECTION_HEIGHT + questionsOf(section).length * QUESTION_HEIGHT;

export const SectionCard = memo(function SectionCard({ section }: { readonly section: Section }) {
  const item: Item = { kind: 'section', id: section.id };
  const selected = useIsSelected(item);
  const name = section.title.text || t('editor.untitled-section');
  return (
    <li
      className={selected ? 'ed-card ed-section ed-selected' : 'ed-card ed-section'}
      style={{ containIntrinsicBlockSize: `auto ${heightOf(section) - FRAME}px` }}
      {...dropItem('section')}
      {...(!section.conditional && dropList('question', section.id))}
    >
      <div className="ed-section-head">
        <DragHandle dragged={item} />
        <h3 className="ed-section-title">
          <ItemTitle item={item} selected={selected}>
            <bdi className={section.title.text ? undefined : 'ed-untitled'}>{name}</bdi>
          </ItemTitle>
        </h3>
        {section.description.text && <p className="ed-description">{section.description.text}</p>}
        <Marks section={section} />
        {selected && <SelectedToolbar item={item} />}
      </div>
      {section.conditional ? (
        <Conditions section={section} />
      ) : (
        <Questions questions={section.questions} list={{ sectionId: section.id }} owner={name} />
      )}
    </li>
  );
});
