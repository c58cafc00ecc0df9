// One of several options, any of several, or yes and no. A choice is complete with the click, so it is checked
// immediately.
// rules: A3.13-A3.15, A4.03, A4.04
import { inLanguage } from '@constancia/domain/localized.ts';
import { hasSearchBox } from '@constancia/domain/questions/single-choice.ts';
import { language } from '../../platform/language.ts';
import { t } from '../../platform/texts.ts';
import { useAnswer } from '../session/use-answering.tsx';
import { ChoiceList, ChoiceRow } from './choice-list.tsx';
import { type FieldProps, textOf } from './field-props.ts';

const NONE: readonly string[] = [];

export function SingleChoiceField({ question, at, id }: FieldProps) {
  const { value, give, leave } = useAnswer(at);
  const chosen = textOf(value);
  const choose = (next: string) => {
    give(next);
    leave();
  };
  return (
    <>
      <ChoiceList
        question={question}
        id={id}
        type="radio"
        searchable={hasSearchBox(question)}
        chosen={chosen === '' ? NONE : [chosen]}
        onChange={choose}
      />
      <ClearChoice question={question} chosen={chosen} onClear={() => choose('')} />
    </>
  );
}

export function MultipleChoiceField({ question, at, id, describedBy, invalid }: FieldProps) {
  const { value, give, leave } = useAnswer(at);
  const ticked: readonly string[] = typeof value === 'object' ? value : NONE;
  return (
    <ChoiceList
      question={question}
      id={id}
      type="checkbox"
      searchable={hasSearchBox(question)}
      chosen={ticked}
      describedBy={invalid ? describedBy : undefined}
      invalid={invalid}
      onChange={(option, checked) => {
        give(checked ? [...ticked, option] : ticked.filter((other) => other !== option));
        leave();
      }}
    />
  );
}

export function YesNoField({ question, at, id }: FieldProps) {
  const { value, give, leave } = useAnswer(at);
  const chosen = textOf(value);
  const choose = (next: string) => {
    give(next);
    leave();
  };
  const row = (word: 'yes' | 'no') => (
    <ChoiceRow type="radio" name={id} checked={chosen === word} onChange={() => choose(word)}>
      {t(word === 'yes' ? 'answering.yes' : 'answering.no')}
    </ChoiceRow>
  );
  return (
    <>
      <div className="choice-pair">
        {row('yes')}
        {row('no')}
      </div>
      <ClearChoice question={question} chosen={chosen} onClear={() => choose('')} />
    </>
  );
}

interface ClearChoiceProps {
  readonly question: FieldProps['question'];
  readonly chosen: string;
  readonly onClear: () => void;
}

/** Clears an optional choice. Its space is reserved while there is nothing to clear, so that nothing moves. */
function ClearChoice({ question, chosen, onClear }: ClearChoiceProps) {
  if (question.required) return null;
  return (
    <button
      type="button"
      className="button-quiet clear-choice"
      style={{ visibility: chosen === '' ? 'hidden' : 'visible' }}
      onClick={(event) => {
        // The button disappears with the choice, so the focus moves to the first option.
        event.currentTarget.closest('fieldset')?.querySelector('input')?.focus();
        onClear();
      }}
    >
      {t('answering.clear-choice')}
      <span className="only-read"> {inLanguage(question.title, language)}</span>
    </button>
  );
}
