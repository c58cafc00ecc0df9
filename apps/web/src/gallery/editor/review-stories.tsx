// What surrounds the canvas of the editor: the hints before a save, the versions of a form and bringing one back.
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { aForm, aQuestion, aSection } from '@constancia/domain/testing/a-form.ts';
import { type ReactNode, useState } from 'react';
import { CopySectionsDialog } from '../../features/forms/editor/copying/copy-sections-dialog.tsx';
import { FocusKeeper } from '../../features/forms/editor/editing/focus-keeper.tsx';
import { EditorHeader } from '../../features/forms/editor/editor-header.tsx';
import { HintsPanel } from '../../features/forms/editor/quality/hints-panel.tsx';
import { type HintList, useHintList } from '../../features/forms/editor/quality/use-hint-list.ts';
import { RestoreDialog } from '../../features/forms/history/restore-dialog.tsx';
import { type Compared, VersionTable } from '../../features/forms/history/version-table.tsx';
import { ANA, type MemoryReplies } from '../stage/memory-server.ts';
import { Opener } from '../stage/opener.tsx';
import { StaffStage } from '../stage/staff-stage.tsx';
import type { StoryGroup } from '../stage/story.ts';
import { EditorStage, FORM_ID } from './editor-stage.tsx';

const nothing = () => {};

const SOUND = aForm()
  .with({ title: { text: 'Solicitud de poda' } })
  .withSection('datos', aQuestion('calle', 'text', { title: { text: 'Calle' } }))
  .build();

const OVERLOOKED = aForm()
  .with({ title: { text: 'Solicitud de poda' } })
  .withSections(
    aSection('a', { title: { text: '' }, questions: [aQuestion('a1', 'text', { title: { text: '' } })] }),
    aSection('b', {
      title: { text: 'Árbol' },
      questions: [
        aQuestion('b1', 'single-choice', { title: { text: 'Especie' }, options: ['Tipa', '', 'tipa'] }),
        aQuestion('b2', 'link', { title: { text: 'Ordenanza' }, link: 'javascript:alert(1)' }),
      ],
    }),
  )
  .build();

function Listed({ children }: { readonly children: (list: HintList) => ReactNode }) {
  const list = useHintList(FORM_ID);
  return children({ ...list, open: true });
}

const hints = (form: FormDefinition) => (
  <EditorStage form={form}>
    <Listed>
      {(list) => (
        <>
          <EditorHeader
            saving={false}
            onSave={nothing}
            onSaveAndStay={nothing}
            view="edit"
            onView={nothing}
            hints={list}
          />
          <HintsPanel list={list} />
          <FocusKeeper />
        </>
      )}
    </Listed>
  </EditorStage>
);

const savedBy = (version: number, submissions: number) => ({
  version,
  submissions,
  savedAt: `2026-03-2${version}T12:31:00.000Z`,
  savedBy: 'ana.perez',
});

function Versions() {
  const [compared, setCompared] = useState<Compared>({ before: 2, after: 3 });
  return (
    <VersionTable
      versions={[savedBy(3, 0), savedBy(2, 12), savedBy(1, 1)]}
      timeZone="America/Argentina/Cordoba"
      compared={compared}
      onCompare={setCompared}
      onRestore={nothing}
    />
  );
}

const restore = (submissionCount: number, now: FormDefinition): ReactNode => {
  const replies: MemoryReplies = {
    [`/api/forms/${FORM_ID}`]: {
      json: {
        id: FORM_ID,
        version: 3,
        areaId: 'Are45678901234567890',
        areaName: 'Espacios Verdes',
        municipality: { id: 'Mun', name: 'Villa María', timeZone: 'America/Argentina/Cordoba' },
        definition: now,
        createdAt: '2026-03-25T12:31:00.000Z',
        submissionCount,
      },
    },
    [`/api/forms/${FORM_ID}/versions/1`]: { json: { ...savedBy(1, 1), definition: OVERLOOKED } },
  };
  return (
    <StaffStage replies={replies}>
      <Opener>
        {(close) => <RestoreDialog account={ANA} formId={FORM_ID} version={1} onClose={close} />}
      </Opener>
    </StaffStage>
  );
};

const LISTED: MemoryReplies = {
  '/api/territory': { json: { countries: [] } },
  '/api/forms': {
    json: {
      total: 1,
      anyPaymentGateway: false,
      may: { create: true, editWorkflows: true },
      forms: [
        {
          id: 'Otr45678901234567890',
          title: 'Relevamiento de arbolado',
          area: { id: 'Are45678901234567890', name: 'Espacios Verdes' },
          municipality: { id: 'Mun45678901234567890', name: 'Villa María' },
          public: false,
          version: 1,
          paymentGateway: false,
          marked: false,
          may: { edit: true },
        },
      ],
    },
  },
};

const copySections = (replies: MemoryReplies) => (
  <EditorStage form={SOUND} replies={replies}>
    <Opener>{(close) => <CopySectionsDialog onClose={close} />}</Opener>
  </EditorStage>
);

const EDITABLE: FormDefinition = { ...SOUND, options: { ...SOUND.options, editableForm: true } };

export const reviewStories: StoryGroup = {
  name: 'review',
  holds: 'component',
  stories: {
    hints: hints(OVERLOOKED),
    'hints-none': hints(SOUND),
    versions: (
      <StaffStage>
        <Versions />
      </StaffStage>
    ),
    restore: restore(0, SOUND),
    'restore-partly': restore(2, EDITABLE),
    'restore-locked': restore(2, SOUND),
    'copy-sections': copySections(LISTED),
    'copy-sections-unreadable': copySections({ ...LISTED, '/api/forms': { problem: 'unavailable' } }),
  },
};
