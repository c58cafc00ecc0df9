// Opens a citizen's own submission on the answering screen: only the marked questions can be changed, and their former
// answers are shown beside them. What the citizen wrote before and has not sent is restored.
// rules: A4.24-A4.26, R4.33, R4.34, X31.43
import type { SubmissionToRevise } from '@constancia/contract/submissions/portal.ts';
import { formerAnswers, isRevised } from '@constancia/domain/review/change-request.ts';
import { checkEdit } from '@constancia/domain/review/check-edit.ts';
import { revisionLimits, withLockedAnswers } from '@constancia/domain/review/edit-limits.ts';
import { indexForm } from '@constancia/domain/submissions/answers/form-index.ts';
import type { AnsweringSession } from '../../answering/session/answering-session.ts';
import { createAnsweringStore } from '../../answering/session/answering-store.ts';
import { fitDraft } from '../../answering/session/fit-draft.ts';
import { type EditDraft, noDraft, openEditDraft } from '../../answering/session/open-edit-draft.ts';
import { editDraftKey } from '../../answering/session/written-draft.ts';
import { SIGNED } from '../submissions/public.ts';

type RevisionDraft = Omit<EditDraft<SubmissionToRevise>, 'base'>;

/** `person`: key of the citizen's drafts. */
export async function openRevisionSession(
  person: string,
  opened: SubmissionToRevise,
): Promise<AnsweringSession> {
  const draftKey = editDraftKey(person, 'revision', opened.id);
  const draft = await openEditDraft(draftKey, opened);
  const session = reviseSession(opened, draft.recovered === 'elsewhere' ? null : draftKey, draft);
  return { ...session, waits: draft.waits };
}

function openIn({ started }: RevisionDraft): readonly unknown[] {
  return Array.isArray(started.open) ? started.open : [];
}

/** A reviewer's newer request decides what may be changed; what was written elsewhere stays as it is stored. */
function reviseSession(
  opened: SubmissionToRevise,
  draftKey: string | null,
  draft: RevisionDraft,
): AnsweringSession {
  const { form, answers, particulars, requested } = opened;
  const index = indexForm(form.definition);
  // Drawings do not leave the server: a marker says that there is one.
  const signatures = particulars.signatures.map((signature) => ({
    ...signature,
    image: SIGNED,
    imageId: '',
  }));
  const stored = { answers, particulars: { ...particulars, signatures } };
  const limits = revisionLimits(requested);
  const written = draft.content(form.definition, stored);
  const adjust = (given: typeof answers) => withLockedAnswers(index, { stored, limits }, given);
  return {
    kind: 'revision',
    form,
    store: createAnsweringStore(index, adjust(fitDraft(index, written.answers)), {
      particulars: stored.particulars,
      ...draft.started,
      // Also of what was asked after the draft was written.
      open: [...requested.map(({ sectionId }) => sectionId), ...openIn(draft)],
      editing: {
        limits,
        former: formerAnswers(requested),
        check: (given) => checkEdit(index, { stored, given, limits }).issues,
        adjust,
        progress: (given) => ({
          done: requested.filter((item) => isRevised(given, item)).length,
          total: requested.length,
        }),
      },
    }),
    submissionId: opened.id,
    mayBeStored: false,
    draftKey,
    recovered: draft.recovered,
    others: [],
    scroll: draft.scroll,
    base: opened,
    startFresh: () => Promise.resolve(reviseSession(opened, draftKey, noDraft())),
    openOther: () => Promise.resolve(null),
  };
}
