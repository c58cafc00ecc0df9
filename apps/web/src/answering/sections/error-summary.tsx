// Lists what prevents sending, with a link to each field. The list stays as it was until the next attempt and marks
// what has been corrected, because a list that shrinks under the finger is no help.
// rules: A4.30-A4.32, A5.01-A5.05, X36.91
import type { Issue } from '@constancia/domain/issue.ts';
import { inLanguage, titleOf } from '@constancia/domain/localized.ts';
import type { AnswerSet } from '@constancia/domain/submissions/answers/answers.ts';
import type { FormIndex } from '@constancia/domain/submissions/answers/form-index.ts';
import { copyNumber, rowsOf } from '@constancia/domain/submissions/answers/repeats.ts';
import { signatureField } from '@constancia/domain/submissions/particulars/particulars.ts';
import { type RefObject, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { language } from '../../platform/language.ts';
import { type TextCode, t, tIssue } from '../../platform/texts.ts';
import { DoneIcon, ErrorIcon } from '../../ui/light/icons.tsx';
import { goToField } from '../position/position-actions.ts';
import { fieldKey } from '../session/field-key.ts';
import { focusField } from '../session/focus-field.ts';
import { useAnswering, useAnsweringStore } from '../session/use-answering.tsx';
import { stepName } from '../stepper/step-name.ts';
import { sectionTitle } from './section-accordion.tsx';

/** A longer list would be no overview. */
const LISTED_MAX = 25;
const REQUIRED = new Set([
  'answer-required',
  'section-required',
  'signature-missing',
  'purchase-location-required',
  'buyer-field-required',
]);

/** The names of the purchase fields; their texts are downloaded with the fields. */
const PURCHASE_NAMES: Readonly<Record<string, TextCode>> = {
  'purchase.location': 'payments.locations',
  'purchase.quantity': 'payments.quantity',
  'purchase.fullName': 'payments.full-name',
  'purchase.dni': 'payments.dni',
  'purchase.email': 'payments.email',
  'purchase.phone': 'payments.phone',
};

export function ErrorSummary({ at }: { readonly at: RefObject<HTMLDivElement | null> }) {
  const summary = useAnswering((state) => state.summary);
  // It may have been downloaded only now.
  useEffect(() => at.current?.focus(), [at]);
  return (
    <div ref={at} className="error-summary" tabIndex={-1} role="alert" aria-labelledby="error-summary-title">
      <h2 id="error-summary-title">
        <ErrorIcon />
        {headingOf(summary)}
      </h2>
      <ul>
        {summary.slice(0, LISTED_MAX).map((issue, position) => (
          <SummaryItem key={`${fieldKey(issue.at)} ${issue.code} ${position}`} issue={issue} />
        ))}
      </ul>
      {summary.length > LISTED_MAX && (
        <p>{t('answering.more-issues', { count: summary.length - LISTED_MAX })}</p>
      )}
    </div>
  );
}

/** The check that failed, in the words of its rule (A4.30). */
function headingOf(summary: readonly Issue[]): string {
  const [first] = summary;
  if (first?.at?.field === 'citizen') return tIssue(first.code, first.values);
  const missing = summary.some(({ code }) => REQUIRED.has(code));
  return t(missing ? 'answering.required-missing' : 'answering.answers-wrong');
}

function SummaryItem({ issue }: { readonly issue: Issue }) {
  const store = useAnsweringStore();
  const key = fieldKey(issue.at);
  const wrong = useAnswering((state) => key === null || state.issues.has(key));
  const name = useAnswering((state) => nameOf(store.index, state.answers, issue));
  // The asterisk belongs beside a field, not in a sentence.
  const text = tIssue(issue.code, issue.values).replace(/^\* /, '');
  if (key === null || name === null) return <li>{text}</li>;
  return (
    <li>
      <a
        href={`#${key}`}
        className={wrong ? undefined : 'put-right'}
        onClick={(event) => {
          event.preventDefault();
          flushSync(() => store.change(goToField(store.index, issue.at)));
          focusField(key);
        }}
      >
        {t('answering.issue-at', { name, text })}
      </a>
      {!wrong && (
        <span className="put-right-note">
          <DoneIcon /> {t('answering.put-right')}
        </span>
      )}
    </li>
  );
}

/** The name of the field that the issue is about; null when it is not in the form, or no longer. */
function nameOf(index: FormIndex, answers: AnswerSet, { at }: Issue): string | null {
  if (at?.field !== undefined) return nameOfField(index, at.field);
  const { questionId, sectionId = '', rowId } = at ?? {};
  const section = index.sectionById.get(sectionId)?.section;
  if (questionId === undefined) {
    if (!section) return null;
    return (
      inLanguage(section.prompt, language) ||
      sectionTitle(section, index.definition.sections.indexOf(section))
    );
  }
  const question = index.questionById.get(questionId)?.question;
  if (!question) return null;
  const title = inLanguage(question.title, language);
  if (rowId === undefined) return title;
  const position = rowsOf(answers, sectionId).findIndex(({ id }) => id === rowId);
  return position < 0 ? title : t('answering.copy', { title, number: copyNumber(position) });
}

function nameOfField({ definition }: FormIndex, field: string): string | null {
  if (field === 'citizen') return stepName(definition, 'person');
  const name = PURCHASE_NAMES[field];
  if (name) return t(name);
  if (field === 'location') return t('answering.location');
  const slot = definition.signatures.find((_, position) => signatureField(position) === field);
  return slot ? inLanguage(titleOf(slot), language) || t('answering.step-signatures') : null;
}
