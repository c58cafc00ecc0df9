// The names that cells of the file may have: roles that this person gives, municipalities and their areas.
// rules: X34.61
import type { KnownNames } from '@constancia/domain/users/user-sheet.ts';
import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { problemText } from '../../../../platform/problem-text.ts';
import { useAccount } from '../../../session/public.ts';
import { listUsers } from '../../api.ts';
import { useTerritory } from '../../territory-choice.tsx';
import { roleName } from '../role-texts.ts';

export function useKnownNames(): { readonly names: KnownNames | null; readonly failure: ReactNode } {
  const { acrossMunicipalities, municipality } = useAccount();
  const territory = useTerritory();
  const roles = useQuery({
    queryKey: ['users', 'roles-to-give'],
    queryFn: async ({ signal }) => (await listUsers({}, signal)).rolesToGive,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const names = useMemo(() => {
    if (!territory.data || !roles.data) return null;
    const all = territory.data.countries.flatMap(({ provinces }) =>
      provinces.flatMap(({ name: province, municipalities }) =>
        municipalities.map(({ id, name, areas }) => ({ id, name, province, areas })),
      ),
    );
    return {
      roles: roles.data.map((role) => ({ id: role, name: roleName(role) })),
      municipalities: acrossMunicipalities ? all : all.filter(({ id }) => id === municipality.id),
      ownMunicipality: acrossMunicipalities ? '' : municipality.id,
    };
  }, [territory.data, roles.data, acrossMunicipalities, municipality.id]);
  const error = territory.error ?? roles.error;
  const failure = error && (
    <Alert severity="error" sx={{ mb: 4 }}>
      {problemText(error, { otherwise: 'administration.municipalities-failed' })}
    </Alert>
  );
  return { names, failure: failure ?? null };
}
