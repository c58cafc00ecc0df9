// Asks every minute, and when the tab is looked at again, whether somebody saved the form meanwhile, so that a person with
// unsaved changes knows it before the save.
// rules: X35.46
import type { FormVersion } from '@constancia/contract/forms/history.ts';
import type { Account } from '@constancia/contract/session.ts';
import { useQuery } from '@tanstack/react-query';
import { listFormVersions } from '../../api.ts';
import type { EditedForm } from '../editing/use-edited-form.ts';

const EVERY_MS = 60_000;

/** How the history names what this person saves (E6.05). */
export function editorNameOf({ username, email }: Account): string {
  return username || email;
}

/** The newest version when it is newer than the one that a save would replace; null otherwise. */
export function useNewerVersion({ editor, version, lost }: EditedForm): FormVersion | null {
  const { formId, isNew } = editor;
  const newest = useQuery({
    queryKey: ['newest-form-version', formId],
    queryFn: async () => (await listFormVersions(formId, undefined)).versions[0] ?? null,
    // The form was read a moment ago.
    initialData: null,
    staleTime: EVERY_MS,
    gcTime: 0,
    refetchInterval: EVERY_MS,
    retry: false,
    enabled: !isNew && lost === null,
  });
  const own = version();
  return own !== null && newest.data !== null && newest.data.version > own ? newest.data : null;
}
