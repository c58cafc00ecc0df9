// A citizen's own submissions, the newest first, with the revisions that are requested.
// rules: P2.26, R7.27, R4.29, X22.08

import type { PortalSubmission, PortalSubmissionPage } from '@constancia/contract/submissions/portal.ts';
import { inLanguage } from '@constancia/domain/localized.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { dateAndTime } from '@constancia/domain/time/wall-time.ts';
import { useEffect, useState } from 'react';
import { asCallError, type CallError } from '../../platform/api-client.ts';
import { language } from '../../platform/language.ts';
import { NavLink } from '../../platform/navigation.tsx';
import { t } from '../../platform/texts.ts';
import { AnsweringSkeleton } from '../../ui/light/form-skeleton.tsx';
import { NotLoaded } from '../../ui/light/not-loaded.tsx';
import { DueLine } from './due-line.tsx';
import { Entered, EntryFailed } from './entered.tsx';
import { listOwnSubmissions } from './portal-api.ts';

const WANTED = { path: pathOf('submissionsPortal') };

export function PortalSubmissionsScreen() {
  useEffect(() => {
    document.title = t('portal.submissions-title');
  }, []);
  return <Entered wanted={WANTED}>{() => <OwnSubmissions />}</Entered>;
}

interface Read {
  readonly submissions: readonly PortalSubmission[];
  readonly timeZone: string;
  readonly next: string | null;
}

interface Listed {
  /** Null until the first page is read. */
  readonly read: Read | null;
  readonly error: CallError | null;
  readonly more: () => void;
  readonly working: boolean;
}

function useOwnSubmissions(): Listed {
  const [read, setRead] = useState<Read | null>(null);
  const [error, setError] = useState<CallError | null>(null);
  const [asked, setAsked] = useState<{ readonly cursor: string | null } | null>({ cursor: null });
  useEffect(() => {
    if (!asked) return;
    const leaving = new AbortController();
    const add = (page: PortalSubmissionPage) => {
      setRead((before) => ({ ...page, submissions: [...(before?.submissions ?? []), ...page.submissions] }));
      setAsked(null);
    };
    const fail = (failure: unknown) => {
      if (leaving.signal.aborted) return;
      setError(asCallError(failure));
      setAsked(null);
    };
    listOwnSubmissions(asked.cursor, leaving.signal).then(add, fail);
    return () => leaving.abort();
  }, [asked]);
  const more = () => {
    setError(null);
    setAsked({ cursor: read?.next ?? null });
  };
  return { read, error, more, working: asked !== null };
}

function OwnSubmissions() {
  const { read, error, more, working } = useOwnSubmissions();
  if (error?.code === 'portal-entry-failed') return <EntryFailed />;
  if (!read) return error ? <NotLoaded error={error} onRetry={more} /> : <AnsweringSkeleton />;
  const { submissions, timeZone, next } = read;
  return (
    <div className="answering answering-column">
      <h1>{t('portal.submissions-title')}</h1>
      {submissions.length === 0 && <p className="notice">{t('portal.no-submissions')}</p>}
      <ul className="portal-answers">
        {submissions.map((submission) => (
          <OwnSubmission key={submission.id} submission={submission} timeZone={timeZone} />
        ))}
      </ul>
      {error && (
        <p className="notice" role="alert">
          {t('portal.more-failed')}
        </p>
      )}
      {next !== null && (
        <button type="button" className="button" onClick={more} disabled={working}>
          {t('portal.more')}
        </button>
      )}
    </div>
  );
}

interface OwnSubmissionProps {
  readonly submission: PortalSubmission;
  readonly timeZone: string;
}

function OwnSubmission({ submission, timeZone }: OwnSubmissionProps) {
  const { id, code, createdAt, title, state, revision, dueOn } = submission;
  const rows = [
    ['portal.code', code],
    ['portal.date', dateAndTime(createdAt, timeZone)],
    ['portal.state', state],
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
