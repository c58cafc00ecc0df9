// One saved version of a form. It never changes, so it is read only once.
// rules: X12.01
import { useQuery } from '@tanstack/react-query';
import { readFormVersion } from '../api.ts';

export function useVersion(formId: string, version: number) {
  return useQuery({
    queryKey: ['form-version', formId, version],
    queryFn: () => readFormVersion(formId, version),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
