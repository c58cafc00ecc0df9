// Sections: open and closed, conditional, repeated, and what the person is told to put right.
import type { Row } from '@constancia/domain/submissions/answers/answers.ts';
import { aCondition, aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { useRef } from 'react';
import { DraftNotice } from '../../answering/draft-notice.tsx';
import { ErrorSummary } from '../../answering/sections/error-summary.tsx';
import { SectionAccordion } from '../../answering/sections/section-accordion.tsx';
import { toggleSection, untick } from '../../answering/session/answering-actions.ts';
import type { OtherDraft, Recovered } from '../../answering/session/answering-session.ts';
import type { DraftKind } from '../../answering/session/written-draft.ts';
import { AnsweringStage } from '../stage/answering-stage.tsx';
import type { StoryGroup } from '../stage/story.ts';

const nothing = () => {};

const name = aQuestion('nombre', 'text', { title: { text: 'Nombre' }, required: true });
const age = aQuestion('edad', 'integer', { title: { text: 'Edad' } });

const SIMPLE = aForm().withSection('datos', name, age).build();
const REPEATED = aForm().withRepeatableSection('personas', name, age).build();
const CONDITIONAL = (single: boolean) =>
  aForm()
    .withConditionalSection(
      'motivo',
      { required: true, single, title: { text: 'Motivo' }, prompt: { text: '¿Qué observó?' } },
      {
        ...aCondition('raices', aQuestion('largo', 'decimal', { title: { text: 'Largo de las raíces' } })),
        text: { text: 'Raíces levantadas' },
      },
      { ...aCondition('ramas'), text: { text: 'Ramas secas que rozan el tendido eléctrico de la cuadra' } },
    )
    .build();

type StageProps = Parameters<typeof AnsweringStage>[0];

function Sections({ closed, ...given }: Omit<StageProps, 'children'> & { readonly closed?: string }) {
  return (
    <AnsweringStage {...given}>
      {({ sections }, store) => {
        if (closed !== undefined && store.get().open.has(closed)) store.change(toggleSection(closed));
        return sections.map((entry, position) => (
          <SectionAccordion key={entry.section.id} entry={entry} position={position} />
        ));
      }}
    </AnsweringStage>
  );
}

/** The notice that answers were cleared, with the button that brings them back. */
function Cleared() {
  return (
    <AnsweringStage
      form={CONDITIONAL(false)}
      answers={{ ticked: { motivo: ['raices'] }, main: { largo: { value: '3,5' } } }}
    >
      {({ sections }, store) => {
        const [entry] = sections;
        if (!entry) return null;
        if (store.get().cleared === null) store.change(untick(entry.section, 'raices'));
        return <SectionAccordion entry={entry} position={0} />;
      }}
    </AnsweringStage>
  );
}

function Summary() {
  const at = useRef<HTMLDivElement>(null);
  return (
    <AnsweringStage form={SIMPLE} answers={{ main: { edad: { value: '4a' } } }} issues="found">
      {({ sections }) => (
        <>
          <ErrorSummary at={at} />
          {sections.map((entry, position) => (
            <SectionAccordion key={entry.section.id} entry={entry} position={position} />
          ))}
        </>
      )}
    </AnsweringStage>
  );
}

const ROWS: Readonly<Record<string, readonly Row[]>> = {
  personas: [
    { id: 'fila1', answers: { nombre: { value: 'Ana' } } },
    { id: 'fila2', answers: {} },
  ],
};

const OTHER_DRAFTS: readonly OtherDraft[] = [
  { key: 'uno', name: 'Ana Bustos', savedAt: Date.UTC(2026, 2, 25, 12, 30) },
  {
    key: 'dos',
    name: 'Solicitud de poda en la vereda norte de la avenida',
    savedAt: Date.UTC(2026, 2, 24, 9, 5),
  },
];

interface FoundProps {
  readonly recovered: Recovered;
  readonly others?: readonly OtherDraft[];
  readonly kind?: DraftKind;
}

const Found = ({ recovered, others = [], kind = 'new' }: FoundProps) => (
  <div className="answering answering-column">
    <DraftNotice
      session={{ kind, recovered, others, scroll: 0 }}
      several
      onStartAgain={nothing}
      onStartAnother={nothing}
      onOpen={() => Promise.resolve(true)}
    />
  </div>
);

export const sectionStories: StoryGroup = {
  name: 'sections',
  holds: 'component',
  stories: {
    open: <Sections form={SIMPLE} />,
    closed: <Sections form={SIMPLE} closed="datos" />,
    complete: <Sections form={SIMPLE} answers={{ main: { nombre: { value: 'Ana' } } }} />,
    conditions: <Sections form={CONDITIONAL(false)} />,
    'conditions-ticked': <Sections form={CONDITIONAL(false)} answers={{ ticked: { motivo: ['raices'] } }} />,
    'conditions-single': <Sections form={CONDITIONAL(true)} answers={{ ticked: { motivo: ['raices'] } }} />,
    'conditions-missing': <Sections form={CONDITIONAL(false)} issues="found" />,
    'conditions-cleared': <Cleared />,
    repeatable: <Sections form={REPEATED} />,
    'repeatable-copies': <Sections form={REPEATED} answers={{ rows: ROWS }} issues="found" />,
    'error-summary': <Summary />,
    'draft-recovered': <Found recovered="same-version" />,
    'draft-of-other-version': <Found recovered="other-version" />,
    'draft-unreadable': <Found recovered="unreadable" />,
    'draft-elsewhere': <Found recovered="elsewhere" others={OTHER_DRAFTS} />,
    'edit-of-other-version': <Found recovered="other-version" kind="correction" />,
  },
};
