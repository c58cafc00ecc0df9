// The conditions of a section. Ticking one shows its questions below it; unticking clears them, and the cleared answers
// can be brought back. In single mode the others are locked until the ticked one is unticked.
// rules: A4.18-A4.20, E3.42, E3.43
import type { Section } from '@constancia/domain/forms/definition/form.ts';
import { inLanguage } from '@constancia/domain/localized.ts';
import { mayTick, tickedConditions } from '@constancia/domain/submissions/answers/conditional-sections.ts';
import type { ConditionEntry, SectionEntry } from '@constancia/domain/submissions/answers/form-index.ts';
import { localNow } from '../../platform/clock.ts';
import { language } from '../../platform/language.ts';
import { t, tIssue } from '../../platform/texts.ts';
import { ChoiceRow } from '../fields/choice-list.tsx';
import { FieldError, QuestionField } from '../fields/question-field.tsx';
import { restoreSection, tick, untick } from '../session/answering-actions.ts';
import { sectionKey } from '../session/field-key.ts';
import { useAnswering, useAnsweringStore, useIssue, useMayEdit } from '../session/use-answering.tsx';

export function ConditionList({ entry, title }: { readonly entry: SectionEntry; readonly title: string }) {
  const { section, conditions } = entry;
  const id = sectionKey(section.id);
  const issue = useIssue(id);
  const mayTickHere = useMayEdit((limits) => limits.ticks(entry));
  const help = t(section.single ? 'answering.help-single-condition' : 'answering.help-conditions');
  return (
    <div className={issue ? 'question question-wrong' : 'question'}>
      <fieldset id={id} aria-describedby={issue ? `${id}.help ${id}.error` : `${id}.help`}>
        <legend className="question-name">
          {inLanguage(section.prompt, language) || title}
          {section.required && <span className="question-required"> {t('answering.required')}</span>}
        </legend>
        <p className="question-help" id={`${id}.help`}>
          {help}
        </p>
        {issue && <FieldError id={`${id}.error`}>{tIssue(issue.code, issue.values)}</FieldError>}
        <div className="condition-list">
          {conditions.map((condition) => (
            <ConditionRow
              key={condition.condition.id}
              entry={condition}
              section={section}
              locked={!mayTickHere}
              invalid={issue !== undefined}
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
}

interface ConditionRowProps {
  readonly entry: ConditionEntry;
  readonly section: Section;
  readonly locked: boolean;
  readonly invalid: boolean;
}

function ConditionRow({ entry, section, locked, invalid }: ConditionRowProps) {
  const { condition, questions } = entry;
  const store = useAnsweringStore();
  const ticked = useAnswering((state) => tickedConditions(state.answers, section.id).includes(condition.id));
  const enabled = useAnswering((state) => mayTick(state.answers, section, condition.id));
  const key = sectionKey(section.id);
  const change = (checked: boolean) => {
    const now = localNow();
    store.change(checked ? tick({ section, conditionId: condition.id, now }) : untick(section, condition.id));
  };
  return (
    <>
      <ChoiceRow
        type="checkbox"
        name={key}
        checked={ticked}
        disabled={locked || !enabled}
        describedBy={invalid ? `${key}.error` : undefined}
        invalid={invalid}
        onChange={change}
      >
        {inLanguage(condition.text, language)}
      </ChoiceRow>
      {ticked && questions.length > 0 && (
        <div className="condition-questions">
          {questions.map((question) => (
            <QuestionField key={question.question.id} entry={question} />
          ))}
        </div>
      )}
      <ClearedNotice section={section} entry={entry} />
    </>
  );
}

function ClearedNotice({ section, entry }: Pick<ConditionRowProps, 'section' | 'entry'>) {
  const store = useAnsweringStore();
  const { id, text } = entry.condition;
  const cleared = useAnswering(
    ({ cleared }) => cleared?.sectionId === section.id && cleared.conditionId === id,
  );
  const mayReturn = useAnswering((state) => mayTick(state.answers, section, id));
  return (
    <div role="status">
      {cleared && (
        <p className="notice notice-small">
          {t('answering.condition-cleared', { condition: inLanguage(text, language) })}{' '}
          {mayReturn && (
            <button
              type="button"
              className="button-quiet"
              onClick={(event) => {
                event.currentTarget.closest('fieldset')?.querySelector('input')?.focus();
                store.change(restoreSection(section, localNow()));
              }}
            >
              {t('answering.undo')}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
