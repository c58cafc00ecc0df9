// What a person has not sent from this device: what waits to be sent or was not taken, and drafts to continue or discard.
// rules: X15.09, X31.43, X31.51, X31.52

import { pathOf } from '@constancia/domain/pages/path-of.ts';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router';
import { isReady, type QueueState, useQueue } from '../../../answering/queue/queue.ts';
import { WaitingList } from '../../../answering/queue/waiting-list.tsx';
import type { OwnDraft } from '../../../answering/session/own-drafts.ts';
import { t } from '../../../platform/texts.ts';
import { useConfirm } from '../../../ui/staff/confirm-dialog.tsx';
import { ListScreen } from '../../../ui/staff/list-screen.tsx';
import { useAccount } from '../../session/public.ts';
import { DraftRow, titleOf } from './draft-row.tsx';

export function DraftsScreen() {
  const { userId: person } = useAccount();
  const { queue, ...state } = useQueue(person);
  const navigate = useNavigate();
  const { confirm, dialog: question } = useConfirm();
  const discard = async (draft: OwnDraft) => {
    const agreed = await confirm({
      title: t('drafts.discard-title'),
      text: t('drafts.discard-text', { form: titleOf(draft) }),
      yes: t('drafts.discard'),
      no: t('answering.cancel'),
      tone: 'destructive',
    });
    if (agreed) await queue.discard(draft.key);
  };
  const goOn = async (draft: OwnDraft) => {
    if (await queue.takeBack(draft.key)) await navigate(pathTo(draft), { state: { draft: draft.key } });
  };
  return (
    <>
      <ListScreen
        title={t('drafts.title')}
        description={t('drafts.description')}
        list={{ data: state.drafts ?? undefined, isError: false, error: null, refetch: queue.refresh }}
        empty={isEmpty(state) && { text: t('drafts.none') }}
      >
        {(own) => {
          const begun = own.filter((draft) => !isReady(draft) && !draft.refused);
          const isAlone = begun.length === own.length && state.sent.length === 0;
          return (
            <>
              {!isAlone && (
                <section className="answering" aria-labelledby="to-send">
                  <Typography variant="h2" id="to-send" sx={{ mb: 3 }}>
                    {t('waiting.region')}
                  </Typography>
                  <WaitingList state={state} queue={queue} onContinue={(draft) => void goOn(draft)} />
                </section>
              )}
              <Begun drafts={begun} isAlone={isAlone} onDiscard={discard} />
            </>
          );
        }}
      </ListScreen>
      {question}
    </>
  );
}

function isEmpty({ drafts, sent }: QueueState): boolean {
  return drafts?.length === 0 && sent.length === 0;
}

interface BegunProps {
  readonly drafts: readonly OwnDraft[];
  /** Nothing waits beside them. */
  readonly isAlone: boolean;
  readonly onDiscard: (draft: OwnDraft) => Promise<void>;
}

function Begun({ drafts, isAlone, onDiscard }: BegunProps) {
  if (drafts.length === 0) return null;
  return (
    <>
      {!isAlone && (
        <Typography variant="h2" sx={{ mt: 6 }}>
          {t('waiting.begun-title')}
        </Typography>
      )}
      <List>
        {drafts.map((draft) => (
          <DraftRow
            key={draft.key}
            draft={draft}
            to={pathTo(draft)}
            onDiscard={() => void onDiscard(draft)}
          />
        ))}
      </List>
    </>
  );
}

function pathTo({ kind, formId, submissionId: id }: OwnDraft): string {
  if (kind === 'new') return pathOf('answer', { id: formId });
  return pathOf(kind === 'completion' ? 'complete' : 'correct', { id });
}
