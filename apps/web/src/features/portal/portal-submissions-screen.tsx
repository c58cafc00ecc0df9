// A citizen's own submissions, the newest first, with the revisions that are requested.
// rules: P2.26, R7.27, R4.29, X22.08, X34.79

import type { PortalSubmission } from '@constancia/contract/submissions/portal.ts';
import { inLanguage } from '@constancia/domain/localized.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { dateAndTime } from '@constancia/domain/time/wall-time.ts';
import { language } from '../../platform/language.ts';
import { NavLink } from '../../platform/navigation.tsx';
import { t } from '../../platform/texts.ts';
import { useWindowTitle } from '../../platform/page/window-title.ts';
import { AnsweringSkeleton } from '../../ui/light/form-skeleton.tsx';
import { NotLoaded } from '../../ui/light/not-loaded.tsx';
import { DueLine } from './due-line.tsx';
import { Entered, EntryFailed } from './entered.tsx';
import { FurtherPages } from './further-pages.tsx';
import { listOwnSubmissions } from './portal-api.ts';
import { usePages } from './use-pages.ts';

const WANTED = { path: pathOf('submissionsPortal') };

export function PortalSubmissionsScreen() {
  useWindowTitle(t('portal.submissions-title'));
  return <Entered wanted={WANTED}>{() => <OwnSubmissions />}</Entered>;
}

function OwnSubmissions() {
  const list = usePages(listOwnSubmissions);
  const { pages, error, more } = list;
  const [first] = pages;
  if (error?.code === 'portal-entry-failed') return <EntryFailed />;
  if (!first) return error ? <NotLoaded what="page" error={error} onRetry={more} /> : <AnsweringSkeleton />;
  const submissions = pages.flatMap((page) => page.submissions);
  return (
    <div className="answering answering-column">
      <h1>{t('portal.submissions-title')}</h1>
      {submissions.length === 0 && <p className="notice">{t('portal.no-submissions')}</p>}
      {submissions.length > 0 && (
        <p>
          <NavLink to={pathOf('readingsPortal')}>{t('portal.to-readings')}</NavLink>
        </p>
      )}
      <ul className="portal-answers">
        {submissions.map((submission) => (
          <OwnSubmission key={submission.id} submission={submission} timeZone={first.timeZone} />
        ))}
      </ul>
      <FurtherPages list={list} failed="portal.more-failed" />
    </div>
  );
}

interface OwnSubmissionProps {
  readonly submission: PortalSubmission;
  readonly timeZone: string;
}

function appointmentOf({ appointment, isAppointmentCancelled }: PortalSubmission, timeZone: string): string {
  if (appointment === null) return '';
  const moment = dateAndTime(appointment, timeZone);
  return isAppointmentCancelled ? t('portal.appointment-cancelled', { moment }) : moment;
}

function OwnSubmission({ submission, timeZone }: OwnSubmissionProps) {
  const { id, code, createdAt, title, state, revision, dueOn } = submission;
  const rows = [
    ['portal.code', code],
    ['portal.date', dateAndTime(createdAt, timeZone)],
    ['portal.state', inLanguage(state, language)],
    ['appointment.title', appointmentOf(submission, timeZone)],
  ] as const;
  return (
    <li className="portal-answer">
      <h2 dir="auto">{inLanguage(title, language)}</h2>
      <dl>
        {rows.map(
          ([name, value]) =>
            value !== '' && (
              <div key={name}>
                <dt>{t(name)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p>
        <NavLink to={pathOf('submissionPortal', { id })}>
          {t('portal.read')}
          <span className="only-read"> {code}</span>
        </NavLink>
      </p>
      {revision && (
        <div className="portal-asked">
          <div>
            <p>{t('portal.asked')}</p>
            <DueLine dueOn={dueOn} timeZone={timeZone} />
          </div>
          <NavLink to={pathOf('revisePortal', { id })}>
            {t('portal.revise')}
            <span className="only-read"> {code}</span>
          </NavLink>
        </div>
      )}
    </li>
  );
}
