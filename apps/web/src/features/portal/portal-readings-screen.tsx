// Who opened or took what a citizen sent, newest first; nobody is named.
// rules: X34.25
import type { PortalReading } from '@constancia/contract/submissions/portal-readings.ts';
import { inLanguage } from '@constancia/domain/localized.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { dateAndTime } from '@constancia/domain/time/wall-time.ts';
import { language } from '../../platform/language.ts';
import { NavLink } from '../../platform/navigation.tsx';
import { t } from '../../platform/texts.ts';
import { useWindowTitle } from '../../platform/page/window-title.ts';
import { AnsweringSkeleton } from '../../ui/light/form-skeleton.tsx';
import { NotLoaded } from '../../ui/light/not-loaded.tsx';
import { Entered, EntryFailed } from './entered.tsx';
import { FurtherPages } from './further-pages.tsx';
import { listOwnReadings } from './portal-api.ts';
import { usePages } from './use-pages.ts';
import './portal.css';

const WANTED = { path: pathOf('readingsPortal') };

export function PortalReadingsScreen() {
  useWindowTitle(t('portal.readings-title'));
  return <Entered wanted={WANTED}>{() => <OwnReadings />}</Entered>;
}

function OwnReadings() {
  const list = usePages(listOwnReadings);
  const { pages, error, more } = list;
  const [first] = pages;
  if (error?.code === 'portal-entry-failed') return <EntryFailed />;
  if (!first) return error ? <NotLoaded what="page" error={error} onRetry={more} /> : <AnsweringSkeleton />;
  const readings = pages.flatMap((page) => page.readings);
  return (
    <div className="answering answering-column">
      <h1>{t('portal.readings-title')}</h1>
      <p className="portal-lead">{t('portal.readings-text')}</p>
      {readings.length === 0 && <p className="notice">{t('portal.no-readings')}</p>}
      <ol className="portal-readings">
        {readings.map((reading) => (
          <Reading key={reading.number} reading={reading} timeZone={first.timeZone} />
        ))}
      </ol>
      <FurtherPages list={list} failed="portal.readings-failed" />
      <p>
        <NavLink to={pathOf('submissionsPortal')}>{t('portal.to-submissions')}</NavLink>
      </p>
    </div>
  );
}

function Reading({ reading, timeZone }: { readonly reading: PortalReading; readonly timeZone: string }) {
  const { at, what, by, submission } = reading;
  return (
    <li className="portal-reading">
      <p>
        <time dateTime={at}>{dateAndTime(at, timeZone)}</time> · {t(`portal.reading-by-${by}`)}
      </p>
      <p>
        {t(`portal.reading-${what}`)}:{' '}
        <NavLink to={pathOf('submissionPortal', { id: submission.id })}>
          <span dir="auto">{inLanguage(submission.title, language)}</span> {submission.code}
        </NavLink>
      </p>
    </li>
  );
}
