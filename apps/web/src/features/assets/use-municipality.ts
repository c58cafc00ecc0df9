// The municipality whose assets are shown: the one that the URL names, for people who work across municipalities, and
// their own for everybody else.
// rules: X39.01
import { MUNICIPALITY_PARAMETER } from '@constancia/domain/pages/asset-url.ts';
import { useUrlSearch } from '../../platform/url-search.ts';
import { useAccount } from '../session/public.ts';

export function useMunicipality(): string {
  const { municipality, acrossMunicipalities } = useAccount();
  const { search } = useUrlSearch();
  const named = search.get(MUNICIPALITY_PARAMETER) ?? '';
  return acrossMunicipalities && named !== '' ? named : municipality.id;
}
