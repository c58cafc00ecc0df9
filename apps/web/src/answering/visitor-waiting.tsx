// For people without an account: sends what they left to be sent, says how much waits, and has the list of it.
// rules: X31.49, X31.51, X31.52
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { useState } from 'react';
import { useNavigation } from '../platform/navigation.tsx';
import { t } from '../platform/texts.ts';
import { DialogActions, ModalDialog } from '../ui/light/modal-dialog.tsx';
import { useQueue } from './queue/queue.ts';
import { WaitingLine } from './queue/waiting-line.tsx';
import { WaitingList } from './queue/waiting-list.tsx';
import { listText } from './queue/waiting-text.ts';
import { QueueRunner } from './queue-runner.tsx';
import type { OwnDraft } from './session/own-drafts.ts';

interface VisitorWaitingProps {
  readonly person: string;
  /** The page on which this person answers. */
  readonly page: 'answerPublic' | 'answerPortal';
  /** Whether the server knows this person now; it asks no visitor who they are. */
  readonly maySend?: () => Promise<boolean>;
}

const anyVisitor = () => Promise.resolve(true);

export function VisitorWaiting({ person, page, maySend = anyVisitor }: VisitorWaitingProps) {
  const { queue, ...state } = useQueue(person);
  const { go } = useNavigation();
  const [open, setOpen] = useState(false);
  const goOn = async ({ key, kind, formId, submissionId }: OwnDraft) => {
    if (!(await queue.takeBack(key))) return;
    setOpen(false);
    const path =
      kind === 'revision' ? pathOf('revisePortal', { id: submissionId }) : pathOf(page, { id: formId });
    go(path, { state: { draft: key } });
  };
  return (
    <>
      <QueueRunner person={person} maySend={maySend} />
      <WaitingLine state={state} remindsOfDrafts={false}>
        <button type="button" className="button" onClick={() => setOpen(true)}>
          {listText(state)}
        </button>
      </WaitingLine>
      {open && (
        <ModalDialog title={t('waiting.region')} onClose={() => setOpen(false)}>
          <WaitingList state={state} queue={queue} onContinue={(draft) => void goOn(draft)} />
          <DialogActions>
            <button type="button" className="button button-main" onClick={() => setOpen(false)}>
              {t('shell.close')}
            </button>
          </DialogActions>
        </ModalDialog>
      )}
    </>
  );
}
