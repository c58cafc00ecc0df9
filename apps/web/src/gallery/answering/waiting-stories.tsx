// Stories of finished submissions that wait to be sent.
import type { FormToAnswer } from '@constancia/contract/forms/forms.ts';
import { aForm } from '@constancia/domain/testing/a-form.ts';
import { Offer } from '../../answering/queue/offer.tsx';
import type { QueueState } from '../../answering/queue/queue.ts';
import type { SentAnswer } from '../../answering/queue/sent-today.ts';
import { WaitingCardOf } from '../../answering/queue/waiting-card.tsx';
import { WaitingLine } from '../../answering/queue/waiting-line.tsx';
import { WaitingList } from '../../answering/queue/waiting-list.tsx';
import type { OwnDraft } from '../../answering/session/own-drafts.ts';
import { ModalDialog } from '../../ui/light/modal-dialog.tsx';
import { Opener } from '../stage/opener.tsx';
import type { StoryGroup } from '../stage/story.ts';

const FORM: FormToAnswer = {
  id: 'bESyhZbQHSF7GLBl45Va',
  version: 1,
  definition: aForm().build(),
  headerImageUrl: null,
  municipality: {
    id: 'm',
    name: 'Villa María',
    timeZone: 'America/Argentina/Cordoba',
    latitude: null,
    longitude: null,
    brand: 'product',
    buttonColors: null,
    frameOrigins: [],
  },
  map: null,
  offersVideo: false,
  limitReached: false,
};
const nothing = () => {};
const never = () => Promise.resolve(false);
const AT = Date.UTC(2026, 2, 25, 12, 30);

function draft(key: string, over: Partial<OwnDraft>): OwnDraft {
  return {
    key,
    kind: 'new',
    formId: FORM.id,
    title: 'Ronda de comercios',
    name: 'Ana Bustos',
    submissionId: key,
    savedAt: AT,
    ...over,
  };
}

const READY = { as: 'staff', language: 'es', state: null, form: FORM, files: [], since: AT } as const;
const DRAFTS: readonly OwnDraft[] = [
  draft('uno', { ready: READY }),
  draft('dos', { ready: READY, name: '', title: 'Solicitud de poda en la vereda norte de la avenida' }),
  draft('tres', { refused: { code: 'limit-reached', values: {} } }),
];
const SENT: readonly SentAnswer[] = [
  {
    submissionId: 's',
    title: 'Ronda de comercios',
    name: 'Ana Bustos',
    code: 'VM4400',
    recordCode: '',
    at: AT,
  },
];

const state = (over: Partial<QueueState>): QueueState => ({
  drafts: DRAFTS,
  sending: null,
  waitsFor: null,
  sent: [],
  news: null,
  ...over,
});

const line = (over: Partial<QueueState>) => (
  <WaitingLine state={state(over)} remindsOfDrafts>
    <div className="answering">
      <button type="button" className="button">
        Ver respuestas por enviar
      </button>
    </div>
  </WaitingLine>
);

const list = (over: Partial<QueueState>) => (
  <Opener>
    {(close) => (
      <ModalDialog title="Respuestas por enviar" onClose={close}>
        <WaitingList
          state={state(over)}
          queue={{ sendNow: () => Promise.resolve(), discard: never }}
          onContinue={nothing}
        />
      </ModalDialog>
    )}
  </Opener>
);

const card = (draftKey: string, over: Partial<QueueState>) => (
  <WaitingCardOf
    draftKey={draftKey}
    submissionId={draftKey}
    onAnother={nothing}
    onContinue={nothing}
    queue={{ clearNews: nothing, takeBack: never }}
    state={state(over)}
  />
);

export const waitingStories: StoryGroup = {
  name: 'waiting',
  holds: 'component',
  stories: {
    offer: (
      <div className="answering answering-column">
        <Offer sells={false} mail onLeave={nothing} />
      </div>
    ),
    'offer-of-a-sale': (
      <div className="answering answering-column">
        <Offer sells mail={false} onLeave={nothing} />
      </div>
    ),
    card: card('uno', {}),
    'card-sending': card('uno', { sending: 'uno' }),
    'card-signed-out': card('uno', { waitsFor: 'sign-in' }),
    'card-refused': card('tres', {}),
    'card-sent': card('s', { sent: SENT }),
    line: line({ sent: SENT }),
    'line-signed-out': line({ waitsFor: 'sign-in', drafts: DRAFTS.slice(0, 1) }),
    list: list({ sending: 'uno', sent: SENT }),
    'list-signed-out': list({ waitsFor: 'sign-in' }),
  },
};
