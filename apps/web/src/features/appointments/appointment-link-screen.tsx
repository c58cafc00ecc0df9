// The page of the link of an appointment, from its mails or the confirmation page: it shows the appointment, and lets one
// move, cancel or book it again. The token stays behind the `#` of the URL, so that the page can be loaded again.
// rules: X34.76, X40.55
import { useEffect, useState } from 'react';
import { VisitorWaitingBlock } from '../../answering/queue-blocks.tsx';
import { VISITOR } from '../../answering/session/written-draft.ts';
import { asCallError, isUnanswered } from '../../platform/api-client.ts';
import { problemText } from '../../platform/problem-text.ts';
import { t } from '../../platform/texts.ts';
import { useWindowTitle } from '../../platform/page/window-title.ts';
import { MessageCard } from '../../ui/light/message-card.tsx';
import { NotLoaded } from '../../ui/light/not-loaded.tsx';
import { PublicFrame } from '../../ui/light/public-frame.tsx';
import { ChangeAppointment } from './change-appointment.tsx';
import { isOutdated, type LinkedAppointment, readLink } from './link-api.ts';
import { useReading } from './use-reading.ts';
import '../../ui/light/light.css';
import '../../ui/light/saved-block.css';

const tokenInUrl = () => window.location.hash.slice(1);

/** A second link may be opened in the same tab, which loads no new page. */
function useToken(): string {
  const [token, setToken] = useState(tokenInUrl);
  useEffect(() => {
    const take = () => setToken(tokenInUrl());
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);
  return token;
}

export function AppointmentLinkScreen() {
  const token = useToken();
  useWindowTitle(t('appointment.title'));
  if (token === '') return <Gone />;
  return <OfLink key={token} token={token} />;
}

function Gone() {
  return (
    <PublicFrame municipality="" brand="product">
      <MessageCard title={t('appointment.title')}>
        <p>{t('problem.appointment-link-gone')}</p>
      </MessageCard>
    </PublicFrame>
  );
}

/** A change that was not made, or of which nobody knows. */
interface Refused {
  readonly text: string;
  readonly isUnknown: boolean;
  /** Which change of the appointment was on the page. */
  readonly seen: number;
}

function OfLink({ token }: { readonly token: string }) {
  const reading = useReading(token, readLink);
  /** As a change on this page left it. */
  const [changed, setChanged] = useState<LinkedAppointment | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const { data } = reading;
  const isNew = changed !== null && (!data || changed.change > data.change);
  const appointment = isNew ? changed : data;
  /** Its reply was lost: the appointment as it is read now says what became of it. */
  const isDone = refused !== null && refused.isUnknown && (appointment?.change ?? 0) > refused.seen;
  if (reading.failure !== null) {
    const error = asCallError(reading.failure);
    if (error.code === 'appointment-link-gone') return <Gone />;
    if (!appointment)
      return (
        <PublicFrame municipality="" brand="product">
          <NotLoaded what="page" error={error} onRetry={reading.again} />
        </PublicFrame>
      );
  }
  const { name = '', brand = '' } = appointment?.municipality ?? {};
  return (
    <PublicFrame municipality={name} brand={brand}>
      <VisitorWaitingBlock person={VISITOR} page="answerPublic" />
      <div className="answering answering-column">
        {!appointment && <p role="status">{t('booking.reading')}</p>}
        {appointment && (
          <ChangeAppointment
            key={appointment.change}
            token={token}
            appointment={appointment}
            notice={isDone ? '' : (refused?.text ?? '')}
            isNew={isNew || isDone}
            onRetry={reading.failure === null ? null : reading.again}
            onChanged={(next) => {
              setRefused(null);
              setChanged(next);
            }}
            onRefused={(error) => {
              const isUnknown = isUnanswered(asCallError(error));
              const text = problemText(error, { otherwise: 'booking.change-failed' });
              setRefused({ text, isUnknown, seen: appointment.change });
              if (isOutdated(error) || isUnknown) reading.again();
            }}
          />
        )}
      </div>
    </PublicFrame>
  );
}
