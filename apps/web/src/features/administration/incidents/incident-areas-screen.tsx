// The screen of the areas of the incident register, or of the types of the one that the URL names.
// rules: X34.80, X34.81
import { useUrlSearch } from '../../../platform/url-search.ts';
import { useAccount } from '../../session/public.ts';
import { AreasList } from './areas-list.tsx';
import { areaAsked } from './register-urls.ts';
import { TypesList } from './types-list.tsx';

export function IncidentAreasScreen() {
  const { municipality: own } = useAccount();
  const asked = areaAsked(useUrlSearch().search);
  if (!asked) return <AreasList />;
  return <TypesList of={{ municipalityId: asked.municipality ?? own.id, areaId: asked.areaId }} />;
}
