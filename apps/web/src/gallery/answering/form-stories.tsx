// The whole answering form, its stepper, and the bar from which it is sent.
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { aCondition, aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { useRef } from 'react';
import { AnswerForm, type AnswerFormProps } from '../../answering/answer-form.tsx';
import { SendBar } from '../../answering/sending/send-bar.tsx';
import { unkeptAnswering } from '../../answering/session/answering-session.ts';
import { StepHeading } from '../../answering/stepper/step-heading.tsx';
import { aFormToAnswer } from '../../answering/testing/a-form-to-answer.ts';
import { CallError } from '../../platform/api-client.ts';
import { AnsweringStage } from '../stage/answering-stage.tsx';
import type { StoryGroup } from '../stage/story.ts';

const nothing = () => {};
const never = <Value,>() => new Promise<Value>(nothing);

const FORM = aForm()
  .with({
    title: { text: 'Solicitud de poda' },
    description: { text: 'Para árboles de la vereda. La inspección tarda unos diez días.' },
  })
  .withSection(
    'datos',
    aQuestion('nombre', 'text', { title: { text: 'Nombre' }, required: true }),
    aQuestion('altura', 'decimal', { title: { text: 'Altura en metros' } }),
  )
  .withConditionalSection(
    'motivo',
    { title: { text: 'Motivo' }, prompt: { text: '¿Qué observó?' } },
    {
      ...aCondition('ramas', aQuestion('cables', 'yes-no', { title: { text: '¿Tocan los cables?' } })),
      text: { text: 'Ramas secas' },
    },
  )
  .build();

const STEPS = aForm()
  .withOptions({ citizen: true, digitalSignature: true })
  .withSection('datos', aQuestion('nombre', 'text', { required: true }))
  .withSignature({ signatory: 'citizen' })
  .build();

/** What only the server finds. */
const TOO_LONG = {
  code: 'answer-too-long',
  at: { sectionId: 'datos', questionId: 'altura' },
  values: { max: 5 },
} as const;

const TWO_SECTIONS = aForm()
  .with({ sectionSteps: true })
  .withSection('datos', aQuestion('nombre', 'text', { title: { text: 'Nombre' }, required: true }))
  .withRepeatableSection('arboles', aQuestion('especie', 'text', { title: { text: 'Especie' } }))
  .build();

interface FormProps extends Partial<AnswerFormProps> {
  readonly definition?: FormDefinition;
}

function Form({ definition = FORM, ...given }: FormProps) {
  return (
    <AnswerForm
      mode="preview"
      session={unkeptAnswering(aFormToAnswer(definition))}
      send={never}
      onStored={nothing}
      onRefused={nothing}
      {...given}
    />
  );
}

function Stepper() {
  const at = useRef<HTMLHeadingElement>(null);
  return (
    <AnsweringStage form={STEPS}>
      <StepHeading at={at} section={null} />
    </AnsweringStage>
  );
}

const Bar = (given: Partial<Parameters<typeof SendBar>[0]>) => (
  <AnsweringStage form={FORM}>
    <SendBar
      sending={false}
      note=""
      wording={undefined}
      onBack={null}
      onNext={null}
      onSend={nothing}
      onSendAndMail={null}
      onCheck={null}
      returns={false}
      kept={false}
      {...given}
    />
  </AnsweringStage>
);

export const formStories: StoryGroup = {
  name: 'form',
  holds: 'card',
  stories: {
    whole: <Form />,
    'fails-to-send': <Form send={() => Promise.reject(new CallError('unavailable'))} />,
    'finds-more-on-the-server': (
      <Form send={() => Promise.reject(new CallError('answers-invalid', { issues: [TOO_LONG] }))} />
    ),
    'check-first': <Form definition={{ ...FORM, checkFirst: true }} />,
    'check-before-signing': <Form definition={{ ...STEPS, checkFirst: true }} />,
    'section-steps': <Form definition={TWO_SECTIONS} />,
    'loses-the-connection': <Form send={() => Promise.reject(new CallError('offline'))} />,
  },
};

export const barStories: StoryGroup = {
  name: 'bar',
  holds: 'component',
  stories: {
    stepper: <Stepper />,
    send: <Bar />,
    'send-and-mail': <Bar onSendAndMail={nothing} onBack={nothing} />,
    next: <Bar onNext={nothing} />,
    sending: <Bar sending />,
    failed: <Bar note="La respuesta no se envió. Lo que escribió sigue en esta página." />,
    edit: (
      <Bar
        wording={{
          pageTitle: '',
          eyebrow: '',
          send: 'Guardar corrección',
          sending: 'Guardando…',
          notSent: '',
          onCancel: nothing,
        }}
      />
    ),
  },
};
