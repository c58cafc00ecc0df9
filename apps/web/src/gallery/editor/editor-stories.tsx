// The panels of the form editor: the properties of each kind of item, the settings, the canvas, the outline, the states.
import type { FormToEdit } from '@constancia/contract/forms/forms.ts';
import { QUESTION_KINDS } from '@constancia/domain/forms/definition/question-kinds.ts';
import { aCondition, aForm, aQuestion, aSection } from '@constancia/domain/testing/a-form.ts';
import { OutlineColumn, OutlineDrawer } from '../../features/forms/editor/outline/outline.tsx';
import { SectionList } from '../../features/forms/editor/canvas/section-list.tsx';
import { PasteQuestions } from '../../features/forms/editor/dialogs/paste-questions.tsx';
import { ShortcutsDialog } from '../../features/forms/editor/dialogs/shortcuts-dialog.tsx';
import type { KeptEdit, OpenedDraft } from '../../features/forms/editor/editing/keep-edit.ts';
import type { Selection } from '../../features/forms/editor/editing/selection.ts';
import type { FormSource } from '../../features/forms/editor/editing/use-edited-form.ts';
import { FormEditor } from '../../features/forms/editor/editor.tsx';
import { EditorHeader } from '../../features/forms/editor/editor-header.tsx';
import { LanguagesCard } from '../../features/forms/editor/languages/languages-card.tsx';
import { TranslationDialog } from '../../features/forms/editor/languages/translation-dialog.tsx';
import { RecoveredNotice } from '../../features/forms/editor/notices/recovered-notice.tsx';
import { PropertiesPanel } from '../../features/forms/editor/properties/properties-panel.tsx';
import { FormCard } from '../../features/forms/editor/settings/form-card.tsx';
import { StatesCard } from '../../features/forms/editor/settings/states-card.tsx';
import { ANA } from '../stage/memory-server.ts';
import { Opener } from '../stage/opener.tsx';
import { StaffStage } from '../stage/staff-stage.tsx';
import type { StoryGroup } from '../stage/story.ts';
import { EditorStage, FORM_ID } from './editor-stage.tsx';

const nothing = () => {};
const NO_HINTS = {
  open: false,
  setOpen: nothing,
  dismissed: new Set<string>(),
  dismiss: nothing,
  showDismissed: nothing,
};

const FORM = aForm()
  .with({
    title: { text: 'Solicitud de poda', in: { en: 'Pruning request' } },
    description: { text: 'Para árboles de la vereda' },
  })
  .withStates('Recibido', 'En revisión', 'Resuelto')
  .withSection(
    'datos',
    ...QUESTION_KINDS.map((kind) =>
      aQuestion(kind, kind, {
        title: { text: `Pregunta ${kind}` },
        required: kind === 'text',
        ...(kind.endsWith('choice') && { options: ['Tipa', 'Jacarandá'] }),
      }),
    ),
  )
  .withRepeatableSection('personas', aQuestion('nombre', 'text', { title: { text: 'Nombre' } }))
  .withConditionalSection(
    'motivo',
    { prompt: { text: '¿Qué observó?' } },
    aCondition('ramas', aQuestion('cables', 'yes-no', { title: { text: '¿Tocan los cables?' } })),
  )
  .build();

const properties = (selected: Selection) => (
  <EditorStage form={FORM} selected={selected}>
    <PropertiesPanel />
  </EditorStage>
);

const LOCKED = { content: true, structure: false, states: false };
const question = (id: string): Selection => ({ kind: 'question', id });

export const propertiesStories: StoryGroup = {
  name: 'properties',
  holds: 'component',
  stories: {
    ...Object.fromEntries(QUESTION_KINDS.map((kind) => [kind, properties(question(kind))])),
    section: properties({ kind: 'section', id: 'datos' }),
    'section-repeatable': properties({ kind: 'section', id: 'personas' }),
    'section-conditional': properties({ kind: 'section', id: 'motivo' }),
    condition: properties({ kind: 'condition', id: 'ramas' }),
    locked: (
      <EditorStage form={FORM} selected={question('single-choice')} may={LOCKED}>
        <PropertiesPanel />
      </EditorStage>
    ),
  },
};

const OPTIONS = {
  digitalSignature: true,
  addPaymentGateway: true,
  limitResponses: true,
  publicAccess: true,
  customizedVoucher: true,
} as const;

const settings = (form: typeof FORM, over: Partial<Parameters<typeof EditorStage>[0]> = {}) => (
  <EditorStage form={form} {...over}>
    <PropertiesPanel />
  </EditorStage>
);

export const settingsStories: StoryGroup = {
  name: 'settings',
  holds: 'component',
  stories: {
    'options-off': settings(FORM),
    'options-on': settings(
      aForm()
        .withOptions(OPTIONS)
        .with({ responseLimit: 100, voucherText: 'Gracias por avisarnos.' })
        .withSignature({ title: 'Firma del vecino' })
        .build(),
    ),
    'options-locked': settings(FORM, { may: { content: false, structure: false, states: false } }),
    'form-card': (
      <EditorStage form={FORM}>
        <FormCard account={ANA} stored={null} />
      </EditorStage>
    ),
    'form-card-without-title': (
      <EditorStage
        form={aForm()
          .with({ title: { text: '' } })
          .build()}
        failure={{ code: 'title-required', at: { field: 'title' } }}
      >
        <FormCard account={ANA} stored={null} />
      </EditorStage>
    ),
    states: (
      <EditorStage form={FORM}>
        <StatesCard municipalityId="m" />
      </EditorStage>
    ),
    'states-none': (
      <EditorStage form={aForm().build()}>
        <StatesCard municipalityId="m" />
      </EditorStage>
    ),
    'states-locked': (
      <EditorStage form={FORM} may={LOCKED}>
        <StatesCard municipalityId="m" />
      </EditorStage>
    ),
    languages: (
      <EditorStage form={FORM} languages={['en', 'pt']}>
        <LanguagesCard />
      </EditorStage>
    ),
    translation: (
      <EditorStage form={FORM} languages={['en']}>
        <Opener>{(close) => <TranslationDialog language="en" onClose={close} />}</Opener>
      </EditorStage>
    ),
    'recovered-edit': (
      <StaffStage>
        <RecoveredNotice
          kept={{
            version: 3,
            copyOf: null,
            isFromFile: false,
            draft: { definition: FORM, areaId: 'a', sync: 'off' },
            setAside: [],
            at: Date.UTC(2026, 2, 25, 12, 30),
          }}
          timeZone={ANA.municipality.timeZone}
          outdated
          onDiscard={nothing}
        />
      </StaffStage>
    ),
  },
};

export const canvasStories: StoryGroup = {
  name: 'canvas',
  holds: 'component',
  stories: {
    header: (
      <EditorStage form={FORM}>
        <EditorHeader
          saving={false}
          onSave={nothing}
          onSaveAndStay={nothing}
          view="edit"
          onView={nothing}
          hints={NO_HINTS}
        />
        <FormCard account={ANA} stored={null} />
      </EditorStage>
    ),
    sections: (
      <EditorStage form={FORM} selected={question('text')}>
        <SectionList />
      </EditorStage>
    ),
    'sections-none': (
      <EditorStage form={aForm().build()}>
        <SectionList />
      </EditorStage>
    ),
    'section-untitled': (
      <EditorStage
        form={aForm()
          .withSections(aSection('datos', { title: { text: '' }, questions: [] }))
          .build()}
      >
        <SectionList />
      </EditorStage>
    ),
    'sections-locked': (
      <EditorStage form={FORM} may={LOCKED}>
        <SectionList />
      </EditorStage>
    ),
    outline: (
      <EditorStage form={FORM} selected={{ kind: 'condition', id: 'ramas' }}>
        <OutlineColumn />
      </EditorStage>
    ),
    'outline-empty': (
      <EditorStage form={aForm().build()}>
        <OutlineColumn />
      </EditorStage>
    ),
    'outline-marked': (
      <EditorStage form={FORM} marked={['text', 'cables']}>
        <OutlineColumn />
      </EditorStage>
    ),
    'paste-questions': (
      <EditorStage form={FORM}>
        <PasteQuestions
          paste={{ kind: 'paste', list: { sectionId: 'datos' }, text: '1. Calle\n2. Barrio;Centro|Norte' }}
        />
      </EditorStage>
    ),
    shortcuts: (
      <EditorStage form={FORM}>
        <Opener>{(close) => <ShortcutsDialog onClose={close} />}</Opener>
      </EditorStage>
    ),
    'outline-drawer': (
      <EditorStage form={FORM}>
        <OutlineDrawer open onClose={nothing} />
      </EditorStage>
    ),
  },
};

const STORED: FormToEdit = {
  id: FORM_ID,
  version: 3,
  areaId: 'Are45678901234567890',
  areaName: 'Espacios Verdes',
  municipality: ANA.municipality,
  definition: FORM,
  createdAt: '2026-03-25T12:30:00.000Z',
  submissionCount: 0,
};

const NO_DRAFT: OpenedDraft = {
  key: 'edit.a.nuevo.b',
  kept: null,
  others: [],
  elsewhere: false,
  isUnread: false,
};
const RENAMED: KeptEdit = {
  setAside: [],
  version: 1,
  copyOf: null,
  isFromFile: false,
  draft: { definition: { ...FORM, title: { text: 'Poda, con otro título' } }, areaId: 'a', sync: 'off' },
  at: Date.UTC(2026, 2, 25, 12, 30),
};
/** A form that got a submission while its sections were being changed. */
const REFUSED: KeptEdit = {
  ...RENAMED,
  draft: { ...RENAMED.draft, definition: { ...RENAMED.draft.definition, sections: FORM.sections.slice(1) } },
};

/** The editor's header stays below the bar of the staff pages. */
const underBar = (source: FormSource) => (
  <StaffStage>
    <div style={{ paddingBlockStart: 56 }}>
      <FormEditor {...source} onOpenDraft={nothing} />
    </div>
  </StaffStage>
);

export const editorStories: StoryGroup = {
  name: 'editor',
  holds: 'page',
  stories: {
    whole: underBar({ account: ANA, stored: STORED, draft: NO_DRAFT }),
    'with-submissions': underBar({
      account: ANA,
      stored: { ...STORED, submissionCount: 12 },
      draft: NO_DRAFT,
    }),
    new: underBar({ account: ANA, stored: null, draft: NO_DRAFT }),
    'other-drafts': underBar({
      account: ANA,
      stored: null,
      draft: { ...NO_DRAFT, others: [{ key: 'edit.a.nuevo.c', edit: RENAMED }] },
    }),
    'open-elsewhere': underBar({ account: ANA, stored: STORED, draft: { ...NO_DRAFT, elsewhere: true } }),
    'draft-unreadable': underBar({ account: ANA, stored: STORED, draft: { ...NO_DRAFT, isUnread: true } }),
    refused: underBar({
      account: ANA,
      stored: { ...STORED, submissionCount: 1 },
      draft: { ...NO_DRAFT, kept: REFUSED },
    }),
  },
};
