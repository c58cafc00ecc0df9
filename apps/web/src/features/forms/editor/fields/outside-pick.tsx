// Picks one entry of a list that an outside system provides, and shows when the list is loading, cannot be loaded, is
// empty or no longer holds the picked entry. The element `id` always exists, so that it can take the focus.
// rules: E2.17, E2.19, E7.10, E7.11, X9.07
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { t } from '../../../../platform/texts.ts';
import { useEditorState } from '../editing/editor-context.tsx';
import { FieldFailure } from './failure.tsx';
import { NativePick } from './native-pick.tsx';

interface Entry {
  readonly id: string;
  readonly name: string;
}

interface Props {
  readonly id: string;
  readonly label: string;
  /** Undefined until they are loaded. */
  readonly entries: readonly Entry[] | undefined;
  readonly failed: boolean;
  readonly onRetry: () => void;
  /** The sentence for an empty list. */
  readonly none: string;
  /** Null when nothing is picked. */
  readonly picked: Entry | null;
  readonly onPick: (id: string) => void;
  readonly error: string | undefined;
}

export function OutsidePick(props: Props) {
  const { id, label, entries, failed, onRetry, none, picked, onPick, error } = props;
  const areaId = useEditorState((state) => state.draft.areaId);
  if (areaId === '') return <PickFallback id={id} text={t('outside.area-first')} error={error} />;
  if (failed) {
    return (
      <PickFallback id={id} text={t('outside.failed')} error={error} role="alert">
        <Button size="small" onClick={onRetry}>
          {t('outside.retry')}
        </Button>
      </PickFallback>
    );
  }
  if (!entries) return <PickFallback id={id} text={t('outside.loading')} error={error} role="status" />;
  if (entries.length === 0 && !picked) return <PickFallback id={id} text={none} error={error} />;
  const gone = picked && !entries.some((entry) => entry.id === picked.id) ? picked : null;
  const choices = [
    ['', t('editor.choose')],
    ...(gone ? [[gone.id, t('outside.gone', { name: gone.name })]] : []),
    ...entries.map((entry) => [entry.id, entry.name]),
  ] as [string, string][];
  return (
    <NativePick
      id={id}
      label={label}
      value={picked?.id ?? ''}
      choices={choices}
      onPick={onPick}
      error={error}
    />
  );
}

interface PickFallbackProps {
  readonly id: string;
  readonly text: string;
  readonly error: string | undefined;
  readonly role?: 'alert' | 'status';
  readonly children?: ReactNode;
}

/** What is shown instead of the list. */
function PickFallback({ id, text, error, role, children }: PickFallbackProps) {
  return (
    <div id={id} tabIndex={-1} className="ed-instead">
      <p className="ed-help" role={role}>
        {text}
      </p>
      {children}
      <FieldFailure text={error} />
    </div>
  );
}
