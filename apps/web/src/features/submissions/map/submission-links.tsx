// Links to the submissions of a cluster, with code and date.
// rules: R2.035, X33.05
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { dateAndTime } from '@constancia/domain/time/wall-time.ts';
import { Link } from 'react-router';
import { t } from '../../../platform/texts.ts';
import type { SubmissionCluster } from './read-submission-map.ts';

export interface OpenedLink {
  readonly timeZone: string;
  /** What the link hands on to the view. */
  readonly state: object;
  readonly remember: (id: string) => void;
}

interface Props {
  readonly cluster: SubmissionCluster;
  readonly link: OpenedLink;
}

export function SubmissionLinks({ cluster: { count, submissions }, link }: Props) {
  const unnamed = count - submissions.length;
  return (
    <ul className="map-links">
      {submissions.map(({ id, code, createdAt }) => (
        <li key={id}>
          <Link to={pathOf('submission', { id })} state={link.state} onClick={() => link.remember(id)}>
            {t('submission-list.map-open', { code })}
          </Link>{' '}
          <span>{dateAndTime(createdAt, link.timeZone)}</span>
        </li>
      ))}
      {unnamed > 0 && <li>{t('submission-list.map-unnamed', { count: unnamed })}</li>}
    </ul>
  );
}
