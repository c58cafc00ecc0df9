// The map of the incidents that a filter finds; each opens in the list.
// rules: X34.86
import { mapStart } from '@constancia/domain/submissions/particulars/map-start.ts';
import { Link } from 'react-router';
import { t } from '../../../../platform/texts.ts';
import { ClusterMap } from '../../../../ui/staff/cluster-map/cluster-map.tsx';
import { type IncidentCluster, type IncidentList, type IncidentMapQuery, readIncidentMap } from './api.ts';

interface Props {
  readonly municipalityId: string;
  readonly query: IncidentMapQuery;
  readonly list: IncidentList;
  /** The URL that opens the incident. */
  readonly urlOf: (number: string) => string;
}

const TEXTS = {
  title: 'incidents.map',
  frame: 'incidents.map-frame',
  none: 'incidents.map-none',
  located: 'incidents.map-located',
  enter: 'incidents.map-enter',
  popup: 'incidents.map-popup',
} as const;

export function IncidentMap({ municipalityId, query, list: { centre, map }, urlOf }: Props) {
  return (
    <ClusterMap
      texts={TEXTS}
      layers={map}
      centre={mapStart(centre, null).centre}
      queryKey={['incidents', municipalityId, 'map', query]}
      read={(area, signal) => readIncidentMap(municipalityId, { ...query, ...area }, signal)}
      renderLinks={(cluster) => <IncidentLinks cluster={cluster} urlOf={urlOf} />}
    />
  );
}

interface LinksProps extends Pick<Props, 'urlOf'> {
  readonly cluster: IncidentCluster;
}

function IncidentLinks({ cluster: { count, incidents }, urlOf }: LinksProps) {
  const unnamed = count - incidents.length;
  return (
    <ul className="map-links">
      {incidents.map(({ number, state, type }) => (
        <li key={number}>
          <Link to={urlOf(String(number))}>{t('incidents.open', { number })}</Link>{' '}
          <span>
            {type} · {t(`incidents.state-${state}`)}
          </span>
        </li>
      ))}
      {unnamed > 0 && <li>{t('submission-list.map-unnamed', { count: unnamed })}</li>}
    </ul>
  );
}
