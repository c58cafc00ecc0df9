// Reads a person of the register for their page, and names the page of the register that they are in.
// rules: X34.55
import { PATHS } from '@constancia/domain/pages/paths.ts';
import { useQuery } from '@tanstack/react-query';
import { type CitizenKey, readCitizen } from './api.ts';

/** Each reading is in the audit log, so it is not repeated when the window gets the focus. */
export function useCitizen(key: CitizenKey) {
  return useQuery({
    queryKey: ['citizen', key.municipalityId, key.citizenId],
    queryFn: ({ signal }) => readCitizen(key, signal),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
}

export const registerOf = (municipality: string) =>
  `${PATHS.citizens}?${new URLSearchParams({ municipio: municipality })}`;
