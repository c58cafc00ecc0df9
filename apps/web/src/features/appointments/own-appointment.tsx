// The appointment of an own submission in the portal, as it is now, with the way to change it.
// rules: X34.79
import type { PortalSubmissionView } from '@constancia/contract/submissions/portal.ts';
import { useId } from 'react';
import { t } from '../../platform/texts.ts';
import { AppointmentFacts, dayAndHour } from './appointment-facts.tsx';
import { ChangeButton } from './change-button.tsx';
import '../../ui/light/saved-block.css';

interface Props {
  readonly appointment: NonNullable<PortalSubmissionView['appointment']> & {
    readonly submissionId: string;
    readonly timeZone: string;
  };
  readonly makeLink: () => Promise<string>;
}

export function OwnAppointment({ appointment, makeLink }: Props) {
  const id = useId();
  const { agenda, isCancelled, isLinkable } = appointment;
  return (
    <section className="saved-block" aria-labelledby={id}>
      <h2 id={id}>{t('appointment.title')}</h2>
      {agenda !== '' && <p className="saved-block-text">{t('appointment.agenda', { agenda })}</p>}
      {isCancelled ? (
        <p className="saved-block-text">{t('booking.was', dayAndHour(appointment))}</p>
      ) : (
        <AppointmentFacts appointment={appointment} />
      )}
      {isLinkable && <ChangeButton makeLink={makeLink} isCancelled={isCancelled} />}
    </section>
  );
}
