// Every kind of question in every state: empty, required, filled, wrong, locked, with long texts; and what only some
// kinds have.
import type { Question } from '@constancia/domain/forms/definition/form.ts';
import { QUESTION_KINDS, type QuestionKind } from '@constancia/domain/forms/definition/question-kinds.ts';
import type { AnswerValue } from '@constancia/domain/questions/question-type.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { Calendar } from '../../answering/fields/calendar.tsx';
import { ChoiceRow } from '../../answering/fields/choice-list.tsx';
import { FieldError, QuestionField } from '../../answering/fields/question-field.tsx';
import { AnsweringStage, LOCKED } from '../stage/answering-stage.tsx';
import { Opener } from '../stage/opener.tsx';
import type { StoryGroup } from '../stage/story.ts';

const TREES = ['Tipa', 'Jacarandá', 'Lapacho rosado'];

const TITLES: Readonly<Record<QuestionKind, string>> = {
  text: 'Nombre',
  integer: 'Edad',
  decimal: 'Altura en metros',
  date: 'Día de la inspección',
  time: 'Hora',
  link: 'Página web',
  'multiple-choice': 'Especies afectadas',
  'single-choice': 'Especie',
  'yes-no': '¿Toca los cables?',
};

const FILLED: Readonly<Record<QuestionKind, AnswerValue>> = {
  text: 'Ana Pérez',
  integer: '42',
  decimal: '12,50',
  date: '25/03/2026',
  time: '09:30',
  link: 'https://www.ejemplo.org',
  'multiple-choice': ['q-1', 'q-3'],
  'single-choice': 'q-2',
  'yes-no': 'yes',
};

/** Null where only a missing answer can be wrong. */
const WRONG: Readonly<Record<QuestionKind, AnswerValue | null>> = {
  text: null,
  integer: '4a',
  decimal: '12,5,0',
  date: '31/02/2026',
  time: '25:00',
  link: 'no es una página',
  'multiple-choice': null,
  'single-choice': null,
  'yes-no': null,
};

const LONG =
  'Indique con el mayor detalle posible lo que observó en la vereda, sin omitir la numeración catastral NC-2026-0325-VILLAMARIA-NORTE-000000000000000017 que figura en la boleta';

interface FieldProps {
  readonly kind: QuestionKind;
  readonly with?: Parameters<typeof aQuestion>[2];
  readonly value?: AnswerValue | undefined;
  readonly state?: 'wrong' | 'locked' | 'former';
}

function Field({ kind, with: over, value, state }: FieldProps) {
  const question = questionOf(kind, over);
  const form = aForm().withSection('datos', question).build();
  return (
    <AnsweringStage
      form={form}
      answers={{ main: value === undefined ? {} : { q: { value } } }}
      {...(state === 'wrong' && { issues: 'found' })}
      {...(state === 'locked' && { editing: LOCKED })}
      {...(state === 'former' && { editing: { ...LOCKED, ...ASKED_AGAIN } })}
    >
      {({ sections }) => sections[0]?.questions.map((entry) => <QuestionField key={kind} entry={entry} />)}
    </AnsweringStage>
  );
}

/** A reviewer asked this question again. */
const ASKED_AGAIN = {
  limits: { ...LOCKED.limits, question: () => true },
  former: new Map([['q', { value: 'Ana Peres' }]]),
};

function questionOf(kind: QuestionKind, over: FieldProps['with'] = {}): Question {
  const isChoice = kind === 'single-choice' || kind === 'multiple-choice';
  return aQuestion('q', kind, {
    title: { text: TITLES[kind] },
    ...(isChoice && { options: TREES }),
    ...over,
  });
}

function storiesOf(kind: QuestionKind): StoryGroup['stories'] {
  const wrong = WRONG[kind];
  return {
    [`${kind}-empty`]: <Field kind={kind} />,
    [`${kind}-required`]: <Field kind={kind} with={{ required: true }} />,
    [`${kind}-filled`]: <Field kind={kind} value={FILLED[kind]} />,
    [`${kind}-wrong`]: (
      <Field kind={kind} value={wrong ?? undefined} with={{ required: true }} state="wrong" />
    ),
    [`${kind}-locked`]: <Field kind={kind} value={FILLED[kind]} state="locked" />,
    [`${kind}-long`]: <Field kind={kind} with={{ required: true, title: { text: LONG } }} state="wrong" />,
  };
}

const MANY = ['San Martín', ...Array.from({ length: 27 }, (_, number) => `Calle ${number + 2}`)];

const OF_EVERY_KIND: StoryGroup['stories'] = Object.assign({}, ...QUESTION_KINDS.map(storiesOf));

export const fieldStories: StoryGroup = {
  name: 'fields',
  holds: 'component',
  stories: {
    ...OF_EVERY_KIND,
    'text-asked-again': <Field kind="text" value="Ana Pérez" state="former" />,
    'link-with-reference': (
      <Field kind="link" with={{ link: 'https://www.ejemplo.org/ordenanza', linkTitle: 'La ordenanza' }} />
    ),
    'choice-of-many': <Field kind="single-choice" with={{ options: MANY, searchable: true }} value="q-7" />,
    'several-of-many': (
      <Field kind="multiple-choice" with={{ options: MANY, searchable: true }} value={['q-7']} />
    ),
    'choice-of-none': <Field kind="single-choice" with={{ options: [] }} />,
    'choice-with-long-options': <Field kind="multiple-choice" with={{ options: [LONG, 'Otra'] }} />,
    'choice-row-disabled': (
      <div className="answering answering-column">
        <ChoiceRow type="checkbox" name="one" checked={false} disabled onChange={() => {}}>
          Poda
        </ChoiceRow>
      </div>
    ),
    'field-error': (
      <div className="answering answering-column">
        <FieldError id="one">{LONG}</FieldError>
      </div>
    ),
    calendar: <Opener>{(close) => <Calendar chosen="25/03/2026" onChoose={close} onClose={close} />}</Opener>,
  },
};
