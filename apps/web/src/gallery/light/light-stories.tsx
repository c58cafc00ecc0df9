// Stories of ui/light and of the cards and dialogs that the answering screen shows.

import { Refused } from '../../answering/sending/refused.tsx';
import { SavedCard } from '../../answering/sending/saved-card.tsx';
import { StateDialog } from '../../answering/sending/state-dialog.tsx';
import { ChangeAppointment } from '../../features/appointments/change-appointment.tsx';
import { LINKED_APPOINTMENT } from '../../features/appointments/testing/linked-appointment.ts';
import { AppointmentSlot } from '../../features/appointments/appointment-slot.tsx';
import { CallError } from '../../platform/api-client.ts';
import { deferredBlock } from '../../ui/light/deferred-block.tsx';
import { ErrorDialog } from '../../ui/light/error-dialog.tsx';
import { AnsweringSkeleton } from '../../ui/light/form-skeleton.tsx';
import { CalendarIcon, ChevronIcon, CopyIcon, DoneIcon, ErrorIcon } from '../../ui/light/icons.tsx';
import { MessageCard } from '../../ui/light/message-card.tsx';
import { DialogActions, ModalDialog } from '../../ui/light/modal-dialog.tsx';
import { NotLoaded } from '../../ui/light/not-loaded.tsx';
import { PublicFrame } from '../../ui/light/public-frame.tsx';
import { QuestionDialog } from '../../ui/light/question-dialog.tsx';
import { RenderWhenIdle, RestWhenIdle } from '../../ui/light/render-when-idle.tsx';
import { RenderWhenVisible } from '../../ui/light/render-when-visible.tsx';
import { StoredBeforeDialog } from '../../ui/light/stored-before-dialog.tsx';
import { Toast } from '../../ui/light/toast.tsx';
import { NoReplyDialog, SlowDialog } from '../../ui/light/wait-dialogs.tsx';
import { replyWith } from '../stage/memory-server.ts';
import { Opener } from '../stage/opener.tsx';
import type { StoryGroup } from '../stage/story.ts';
import { useState } from 'react';
import { Demonstration } from './demonstration.tsx';
import '../../ui/light/saved-block.css';

const nothing = () => {};
const LONG =
  'La solicitud de poda, extracción o reposición de arbolado urbano en veredas de la zona norte no se pudo abrir';

const buttons = (
  <div className="answering answering-column dialog-actions">
    <button type="button" className="button">
      Cancelar
    </button>
    <button type="button" className="button button-main">
      Enviar
    </button>
    <button type="button" className="button button-danger">
      Quitar
    </button>
    <button type="button" className="button-quiet">
      Deshacer
    </button>
    <button type="button" className="button" disabled>
      Repetir sección
    </button>
    <button type="button" className="button button-icon">
      <CalendarIcon />
      <span className="only-read">Elegir del calendario</span>
    </button>
  </div>
);

const PendingBlock = deferredBlock(() => new Promise<never>(nothing), { height: 80 });
const FailingBlock = deferredBlock(() => Promise.reject(new Error('gone')), {
  failed: 'answering.calendar-not-loaded',
});
const ReadyBlock = deferredBlock(() => Promise.resolve(() => <p>El calendario</p>));

const icons = (
  <p className="answering answering-column">
    <ErrorIcon /> <DoneIcon /> <ChevronIcon /> <CalendarIcon /> <CopyIcon />
  </p>
);

const { submissionId, code, agenda, timeZone } = LINKED_APPOINTMENT;
const ARRANGED = { submissionId, code, agenda, timeZone, booking: 'arranged', booked: null, address: '' };

/** After sending, where the municipality gives the appointment itself. */
function ArrangedAppointment() {
  useState(() => replyWith({ '/api/public/appointment': { json: { appointment: ARRANGED } } }));
  return (
    <div className="answering answering-column">
      <AppointmentSlot code={code} />
    </div>
  );
}

export const lightStories: StoryGroup = {
  name: 'light',
  holds: 'component',
  stories: {
    buttons,
    icons,
    skeleton: <AnsweringSkeleton />,
    'toast-success': (
      <div className="answering">
        <Toast tone="success" text="Guardado" onClose={nothing} />
      </div>
    ),
    'toast-warning': (
      <div className="answering">
        <Toast tone="warning" text={LONG} onClose={nothing} />
      </div>
    ),
    'appointment-arranged': <ArrangedAppointment />,
    'drawn-when-idle': (
      <RenderWhenIdle height={224}>
        <p>El resto de la sección</p>
      </RenderWhenIdle>
    ),
    'rest-when-idle': (
      <RestWhenIdle first={1} height={() => 24}>
        {['Primera sección', 'Segunda sección'].map((name) => (
          <p key={name}>{name}</p>
        ))}
      </RestWhenIdle>
    ),
    'drawn-when-visible': (
      <RenderWhenVisible height={400}>
        <p>El mapa</p>
      </RenderWhenVisible>
    ),
    'block-downloading': (
      <div className="answering answering-column">
        <PendingBlock />
      </div>
    ),
    'block-failed': (
      <div className="answering answering-column">
        <FailingBlock />
      </div>
    ),
    'block-ready': (
      <div className="answering answering-column">
        <ReadyBlock />
      </div>
    ),
    demonstration: <Demonstration />,
  },
};

export const cardStories: StoryGroup = {
  name: 'cards',
  holds: 'card',
  stories: {
    message: (
      <MessageCard title="Formulario completo">
        <p>Este formulario ya recibió todas las respuestas que acepta.</p>
      </MessageCard>
    ),
    alert: <MessageCard title={LONG} variant="alert" />,
    'not-loaded': <NotLoaded what="form" error={new CallError('offline')} onRetry={nothing} />,
    'page-not-loaded': <NotLoaded what="page" error={new CallError('offline')} onRetry={nothing} />,
    'appointment-not-read': (
      <div className="answering answering-column">
        <ChangeAppointment
          token=""
          appointment={LINKED_APPOINTMENT}
          notice="No hay conexión con el servidor. Compruebe su conexión e intente nuevamente."
          isNew={false}
          onRetry={nothing}
          onChanged={nothing}
          onRefused={nothing}
        />
      </div>
    ),
    'refused-limit': <Refused code="limit-reached" deleted="alert" />,
    'refused-blocked': <Refused code="municipality-blocked" deleted="alert" />,
    'refused-deleted': <Refused code="form-deleted" deleted="alert" />,
    'refused-not-found': <Refused code="form-not-found" deleted="alert" />,
    saved: (
      <SavedCard
        title="Guardado"
        text="Formulario Guardado correctamente"
        form="Solicitud de poda de arbolado urbano"
        code="VM4378"
        recordCode=""
      />
    ),
    'saved-with-record': (
      <SavedCard
        title="La respuesta se registró correctamente"
        text=""
        form={LONG}
        code="VM4378"
        recordCode="AbC45678-VM4378"
      />
    ),
    'saved-without-code': <SavedCard title="Guardado" text="" form="" code="" recordCode="" />,
  },
};

const STATES = [
  { id: 0, name: 'Recibido', transitions: [1] },
  { id: 1, name: 'En revisión por el área de Espacios Verdes y Arbolado Urbano', transitions: [0] },
];

export const dialogStories: StoryGroup = {
  name: 'dialogs',
  holds: 'component',
  stories: {
    message: (
      <Opener>
        {(close) => (
          <ModalDialog title="¿Quitar esta copia?" onClose={close}>
            <p>Se perderá lo que respondió en «Personas (2)».</p>
            <DialogActions>
              <button type="button" className="button button-danger" onClick={close}>
                Quitar
              </button>
              <button type="button" className="button" onClick={close}>
                Cancelar
              </button>
            </DialogActions>
          </ModalDialog>
        )}
      </Opener>
    ),
    question: (
      <Opener>
        {(close) => (
          <QuestionDialog
            title="¿Cancelar el turno?"
            yes="Cancelar el turno"
            no="Dejarlo como está"
            onYes={close}
            onClose={close}
          >
            <p>El turno del lunes a las 11:00 queda libre para otra persona.</p>
          </QuestionDialog>
        )}
      </Opener>
    ),
    error: <Opener>{(close) => <ErrorDialog text={LONG} onClose={close} />}</Opener>,
    offline: (
      <Opener>
        {(close) => <NoReplyDialog reason="lost" unknown={false} kept onRetry={close} onClose={close} />}
      </Opener>
    ),
    'offline-not-kept': (
      <Opener>
        {(close) => (
          <NoReplyDialog reason="lost" unknown={false} kept={false} onRetry={close} onClose={close} />
        )}
      </Opener>
    ),
    'offline-citizen': (
      <Opener>
        {(close) => (
          <NoReplyDialog
            reason="lost"
            unknown={false}
            kept
            municipality="Villa María"
            onRetry={close}
            onClose={close}
          />
        )}
      </Opener>
    ),
    'reply-lost': (
      <Opener>
        {(close) => <NoReplyDialog reason="lost" unknown kept onRetry={close} onClose={close} />}
      </Opener>
    ),
    'no-reply': (
      <Opener>
        {(close) => <NoReplyDialog reason="silent" unknown kept onRetry={close} onClose={close} />}
      </Opener>
    ),
    slow: <Opener>{(close) => <SlowDialog unknown onRetry={close} onClose={close} />}</Opener>,
    'slow-files': (
      <Opener>{(close) => <SlowDialog unknown={false} onRetry={close} onClose={close} />}</Opener>
    ),
    'stored-before': <Opener>{(close) => <StoredBeforeDialog onSendAsNew={close} onClose={close} />}</Opener>,
    state: (
      <Opener>
        {(close) => <StateDialog states={STATES} chosen={1} onConfirm={close} onCancel={close} />}
      </Opener>
    ),
  },
};

const LOGO =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='480' height='160'><rect width='480' height='160' fill='%23993311'/></svg>";

export const frameStories: StoryGroup = {
  name: 'frame',
  holds: 'page',
  stories: {
    brand: (
      <PublicFrame municipality="Villa María" brand="product">
        <MessageCard title="Formulario completo" />
      </PublicFrame>
    ),
    logo: (
      <PublicFrame municipality="Villa María" brand={LOGO}>
        <MessageCard title="Formulario completo" />
      </PublicFrame>
    ),
    'brand-hidden': (
      <PublicFrame municipality="Comuna de San Antonio de Arredondo y Cuesta Blanca" brand="">
        <MessageCard title="Formulario completo" />
      </PublicFrame>
    ),
  },
};
