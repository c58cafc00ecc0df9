// The failed check beside its field, shown until the form changes.
// rules: E5.01, E5.02
import { t, tIssue } from '../../../../platform/texts.ts';
import { useEditorState } from '../editing/editor-context.tsx';

/** Undefined while nothing is wrong with the field. */
export function useFailure(field: string): string | undefined {
  const failure = useEditorState((state) => (state.failure?.at?.field === field ? state.failure : null));
  return failure ? tIssue(failure.code, failure.values) : undefined;
}

export function FieldFailure({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p className="ed-failure">
      <span className="only-read">{t('staff.error')}: </span>
      {text}
    </p>
  );
}
