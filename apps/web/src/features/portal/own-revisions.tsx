// What a citizen was asked to revise in an own submission, newest first, and where each request stands.
// rules: X33.73
import type { PortalSubmissionView } from '@constancia/contract/submissions/portal.ts';
import { dateAndTime } from '@constancia/domain/time/wall-time.ts';
import { t } from '../../platform/texts.ts';
import { DueLine } from './due-line.tsx';

type Revision = PortalSubmissionView['revisions'][number];

interface Props {
  readonly revisions: readonly Revision[];
  readonly timeZone: string;
}

export function Revisions({ revisions, timeZone }: Props) {
  return (
    <section aria-labelledby="own-revisions">
      <h2 id="own-revisions">{t('portal.revisions')}</h2>
      <ol reversed className="portal-revisions">
        {revisions.map((revision) => (
          <li key={revision.at}>
            <p className="portal-revision-at">
              {t('portal.revision-at', { at: dateAndTime(revision.at, timeZone) })}
            </p>
            <p className="portal-comment" dir="auto">
              {revision.comment}
            </p>
            <Standing revision={revision} timeZone={timeZone} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Standing({ revision, timeZone }: { readonly revision: Revision; readonly timeZone: string }) {
  const { standing, since, dueOn, message } = revision;
  const at = since === null ? '' : dateAndTime(since, timeZone);
  return (
    <>
      {standing === 'waiting' && <DueLine dueOn={dueOn} timeZone={timeZone} />}
      <p className="portal-due">{t(`portal.standing-${standing}`, { at })}</p>
      {message !== '' && (
        <p className="portal-comment" dir="auto">
          {t('portal.your-message', { message })}
        </p>
      )}
    </>
  );
}
