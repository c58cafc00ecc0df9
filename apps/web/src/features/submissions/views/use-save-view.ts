// Saves over a view: another name, or what the list shows now. Who saves names the version they saw.
// rules: X33.67
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { problemText } from '../../../platform/problem-text.ts';
import { columnsIn, type ListColumns } from '../columns/list-columns.ts';
import { type SavedView, saveView, viewsKey } from './views-api.ts';

interface Change extends Partial<Pick<SavedView, 'name' | 'filter' | 'order'>> {
  readonly view: SavedView;
  readonly columns?: ListColumns;
}

export const viewProblemText = (error: unknown): string =>
  problemText(error, { codes: { 'stale-version': 'list-views.stale' } });

export function useSaveView(formId: string, onSaved: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ view, name, filter, order, columns }: Change) => {
      const { hidden, questions } = columns ?? columnsIn(view.columns);
      return saveView(
        { formId, viewId: view.id },
        {
          name: name ?? view.name,
          shared: view.shared,
          filter: filter ?? view.filter,
          columns: { hidden: [...hidden], questions: [...questions] },
          order: order === undefined ? view.order : order,
          version: view.version,
        },
      );
    },
    onSuccess: onSaved,
    // Also after a refusal: what somebody else saved is shown, and saving again is saving over it.
    onSettled: () => queries.invalidateQueries({ queryKey: viewsKey(formId) }),
  });
}
