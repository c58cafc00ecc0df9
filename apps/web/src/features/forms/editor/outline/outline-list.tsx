// The sections of the outline with what they hold, as far as they are not folded and hold what is looked for.
// rules: E2.13, E2.21, X11.04, X35.07

import {
  type Condition,
  type Question,
  questionsOf,
  type Section,
} from '@constancia/domain/forms/definition/form.ts';
import { plainText } from '@constancia/domain/text/plain-text.ts';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { type CSSProperties, memo, type RefObject } from 'react';
import { t } from '../../../../platform/texts.ts';
import { dropItem, dropList } from '../canvas/drag-data.ts';
import { OutlineEntry } from './outline-entry.tsx';
import { useOutline } from './outline-context.ts';

interface QuestionsProps {
  readonly questions: readonly Question[];
  /** Number of the section or condition. */
  readonly number: string;
}

const has = (words: string, text: string): boolean => words === '' || plainText(text).includes(words);

const Questions = memo(function Questions({ questions, number }: QuestionsProps) {
  const { words } = useOutline();
  if (questions.length === 0) return null;
  return (
    <ol>
      {questions.map(({ id, title, required }, index) =>
        has(words, title.text) ? (
          <li key={id} {...dropItem('question')}>
            <QuestionEntry id={id} text={title.text} required={required} number={`${number}.${index + 1}`} />
          </li>
        ) : null,
      )}
    </ol>
  );
});

interface QuestionProps {
  readonly id: string;
  readonly text: string;
  readonly required: boolean;
  readonly number: string;
}

const QuestionEntry = memo(function QuestionEntry({ id, text, required, number }: QuestionProps) {
  return (
    <OutlineEntry
      item={{ kind: 'question', id }}
      text={text}
      number={number}
      {...(required && { badge: 'required' })}
    />
  );
});

function holds(words: string, { title, questions, conditions }: Section): boolean {
  return (
    has(words, title.text) ||
    questions.some((question) => has(words, question.title.text)) ||
    conditions.some((condition) => conditionHolds(words, condition))
  );
}

function conditionHolds(words: string, { text, questions }: Condition): boolean {
  return has(words, text.text) || questions.some((question) => has(words, question.title.text));
}

interface SectionProps {
  readonly section: Section;
  readonly number: string;
}

const SectionEntries = memo(function SectionEntries({ section, number }: SectionProps) {
  const { folded, fold, words } = useOutline();
  const { id, title, conditional } = section;
  // What is looked for is shown in folded sections too.
  const isOpen = words !== '' || !folded.has(id);
  const takesQuestions = isOpen && words === '' && !conditional;
  const name = title.text || t('editor.untitled-section');
  const rows = questionsOf(section).length + section.conditions.length;
  return (
    <li
      style={{ '--rows': isOpen ? 1 + rows : 1 } as CSSProperties}
      {...dropItem('section')}
      {...(takesQuestions && dropList('question', id))}
    >
      <div className="ed-section-row">
        <button
          type="button"
          className="ed-fold"
          aria-expanded={isOpen}
          aria-label={t('editor-canvas.fold', { name })}
          disabled={rows === 0 || words !== ''}
          onClick={() => fold(id)}
        >
          <ExpandMoreIcon fontSize="small" />
        </button>
        <OutlineEntry
          item={{ kind: 'section', id }}
          text={title.text}
          number={number}
          {...(conditional && { badge: 'conditional' })}
        />
      </div>
      {isOpen && <Questions questions={section.questions} number={number} />}
      {isOpen && section.conditions.length > 0 && <Conditions section={section} number={number} />}
    </li>
  );
});

function Conditions({ section, number }: SectionProps) {
  const { words } = useOutline();
  return (
    <ol {...(words === '' && dropList('condition', section.id))}>
      {section.conditions.map((condition, index) =>
        conditionHolds(words, condition) ? (
          <li
            key={condition.id}
            {...dropItem('condition')}
            {...(words === '' && dropList('question', condition.id))}
          >
            <OutlineEntry
              item={{ kind: 'condition', id: condition.id }}
              text={condition.text.text}
              number={`${number}.${index + 1}`}
            />
            <Questions questions={condition.questions} number={`${number}.${index + 1}`} />
          </li>
        ) : null,
      )}
    </ol>
  );
}

interface Props {
  readonly sections: readonly Section[];
  readonly list: RefObject<HTMLOListElement | null>;
}

export function SectionsEntries({ sections, list }: Props) {
  const { words } = useOutline();
  const found = sections.filter((section) => holds(words, section));
  return (
    <>
      <p className="ed-note" role="status">
        {words !== '' && found.length === 0 && t('editor-canvas.search-none')}
      </p>
      <ol ref={list} {...(words === '' && dropList('section'))}>
        {sections.map((section, index) =>
          holds(words, section) ? (
            <SectionEntries key={section.id} section={section} number={`${index + 1}`} />
          ) : null,
        )}
      </ol>
    </>
  );
}
