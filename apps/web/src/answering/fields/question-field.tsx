// One question: its name, help, error and field. One record assigns a field to each kind of question: a kind without an
// entry does not compile.
// rules: A1.05, A3.12-A3.24, A5.01, P9.16

import type { Question } from '@constancia/domain/forms/definition/form.ts';
import type { QuestionKind } from '@constancia/domain/forms/definition/question-kinds.ts';
import { inLanguage } from '@constancia/domain/localized.ts';
import { editedKey } from '@constancia/domain/presentation/edited-key.ts';
import type { Display } from '@constancia/domain/questions/question-type.ts';
import type { QuestionEntry } from '@constancia/domain/submissions/answers/form-index.ts';
import { type ComponentType, lazy, memo, type ReactNode, Suspense, useMemo } from 'react';
import { language } from '../../platform/language.ts';
import { type TextCode, t, tIssue } from '../../platform/texts.ts';
import { ErrorIcon } from '../../ui/light/icons.tsx';
import { FilesOfQuestion, takesFiles } from '../files/files-of-question.tsx';
import { useByCitizen } from '../session/api.ts';
import { questionKey } from '../session/field-key.ts';
import { useAnswering, useAnsweringStore, useIssue, useMayEdit } from '../session/use-answering.tsx';
import { MultipleChoiceField, SingleChoiceField, YesNoField } from './choice-fields.tsx';
import { DateField } from './date-field.tsx';
import type { FieldProps } from './field-props.ts';
import { LinkField, LinkReference } from './link-field.tsx';
import { DecimalField, IntegerField } from './number-fields.tsx';
import { TextField } from './text-field.tsx';
import { TimeField } from './time-field.tsx';

/**
 * Only staff begin with the answers of a last visit, and few come by a link with answers, so most do not download it. Where a draft is opened without a
 * connection and it was never downloaded, the answers stand there without marks.
 */
const AnswerMarks = lazy(() =>
  import('../prefilled/answer-marks.tsx').then(
    (module) => ({ default: module.AnswerMarks }),
    () => ({ default: NoMark }),
  ),
);
const NoMark = () => null;

interface FieldKind {
  readonly Field: ComponentType<FieldProps>;
  /** A group of controls is named by a legend, a single control by a label. */
  readonly named: 'label' | 'radio-group' | 'group';
  readonly help?: TextCode;
}

const FIELDS: Readonly<Record<QuestionKind, FieldKind>> = {
  text: { Field: TextField, named: 'label' },
  integer: { Field: IntegerField, named: 'label', help: 'answering.help-integer' },
  decimal: { Field: DecimalField, named: 'label', help: 'answering.help-decimal' },
  date: { Field: DateField, named: 'label', help: 'answering.help-date' },
  time: { Field: TimeField, named: 'label', help: 'answering.help-time' },
  link: { Field: LinkField, named: 'label', help: 'answering.help-link' },
  'single-choice': { Field: SingleChoiceField, named: 'radio-group' },
  'multiple-choice': { Field: MultipleChoiceField, named: 'group', help: 'answering.help-multiple' },
  'yes-no': { Field: YesNoField, named: 'radio-group' },
};

interface QuestionFieldProps {
  readonly entry: QuestionEntry;
  /** Set in a further copy of the section. */
  readonly rowId?: string | undefined;
}

export const QuestionField = memo(function QuestionField({ entry, rowId }: QuestionFieldProps) {
  const { question, section } = entry;
  const at = useMemo(
    () => ({ questionId: question.id, sectionId: section.id, rowId }),
    [question.id, section.id, rowId],
  );
  const id = questionKey(at);
  const isStarted = useAnswering(({ startedFrom }) => startedFrom !== null);
  const isFilled = useAnswering(({ prefilled }) => !rowId && prefilled?.answers[question.id] !== undefined);
  const filledId = isFilled ? `${id}.filled` : undefined;
  const issue = useIssue(id);
  const byCitizen = useByCitizen();
  const { Field, named } = FIELDS[question.kind];
  const help = helpOf(question);
  const ids = [help && `${id}.help`, issue && `${id}.error`, filledId].filter(Boolean).join(' ');
  const describedBy = ids === '' ? undefined : ids;
  const mayEdit = useMayEdit((limits) => limits.question(entry, rowId));
  const drawn = (
    <QuestionFrame
      named={named}
      id={id}
      describedBy={describedBy}
      invalid={issue !== undefined}
      files={<FilesOfQuestion question={question} at={at} />}
    >
      <Named as={named} id={id}>
        {inLanguage(question.title, language)}
        {question.required && <span className="question-required"> {t('answering.required')}</span>}
      </Named>
      {question.kind === 'link' && <LinkReference question={question} />}
      {help && (
        <p className="question-help" id={`${id}.help`}>
          {t(help)}
        </p>
      )}
      {issue && <FieldError id={`${id}.error`}>{tIssue(issue.code, issue.values)}</FieldError>}
      <FormerAnswer entry={entry} rowId={rowId} />
      {(isStarted || isFilled) && (
        <Suspense fallback={null}>
          <AnswerMarks at={at} id={filledId} />
        </Suspense>
      )}
      <Field
        question={question}
        at={at}
        id={id}
        describedBy={describedBy}
        invalid={issue !== undefined}
        offered={byCitizen ? question.purpose : 'off'}
      />
    </QuestionFrame>
  );
  if (mayEdit) return drawn;
  return (
    <fieldset className="question-locked" disabled>
      {drawn}
      <WhyLocked question={question} />
    </fieldset>
  );
});

/** Beside files the text field asks for nothing of its own; who only agrees has not several options to choose. */
function helpOf(question: Question): TextCode | undefined {
  if (question.kind === 'multiple-choice' && question.options.length < 2) return undefined;
  const { help } = FIELDS[question.kind];
  if (help) return help;
  return question.kind === 'text' && !question.required && takesFiles(question)
    ? 'answering.help-comment'
    : undefined;
}

function WhyLocked({ question }: { readonly question: Question }) {
  const { editing } = useAnsweringStore();
  const reason = editing?.whyLocked?.(question) ?? '';
  return reason === '' ? null : <p className="question-help">{reason}</p>;
}

/** The former answer of a question that was asked again (A4.26). */
function FormerAnswer({ entry, rowId }: QuestionFieldProps) {
  const { editing } = useAnsweringStore();
  const former = editing?.former.get(editedKey(entry.question.id, rowId));
  if (!former) return null;
  const display = entry.type.display(former.value, entry.question, language);
  return <p className="question-former">{t('answering.former', { value: displayText(display) })}</p>;
}

function displayText(display: Display): string {
  if (display.kind === 'none') return t('answering.former-file');
  if (display.kind === 'word') return t(display.code === 'yes' ? 'answering.yes' : 'answering.no');
  return display.kind === 'list' ? display.items.join(', ') : display.text;
}

interface QuestionFrameProps {
  readonly named: FieldKind['named'];
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  /** The file fields, placed beside the answer so that they are not among its choices. */
  readonly files: ReactNode;
  readonly children: ReactNode;
}

function QuestionFrame({ named, id, describedBy, invalid, files, children }: QuestionFrameProps) {
  const className = invalid ? 'question question-wrong' : 'question';
  if (named === 'label')
    return (
      <div className={className}>
        {children}
        {files}
      </div>
    );
  const radios = named === 'radio-group' ? { role: 'radiogroup', 'aria-invalid': invalid || undefined } : {};
  return (
    <div className={className}>
      <fieldset id={id} aria-describedby={describedBy} {...radios}>
        {children}
      </fieldset>
      {files}
    </div>
  );
}

function Named({
  as,
  id,
  children,
}: {
  readonly as: FieldKind['named'];
  readonly id: string;
  readonly children: ReactNode;
}) {
  if (as !== 'label') return <legend className="question-name">{children}</legend>;
  return (
    <label className="question-name" htmlFor={id}>
      {children}
    </label>
  );
}

export function FieldError({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <p className="question-error" id={id}>
      <ErrorIcon />
      <span>
        <span className="only-read">{t('answering.error')} </span>
        {children}
      </span>
    </p>
  );
}
