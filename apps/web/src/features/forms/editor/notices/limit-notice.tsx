// Says that a change was not made, because it would make the form larger than a form may be.
// rules: X40.20
import type { SizeLimit } from '@constancia/domain/forms/checks/form-size.ts';
import { useEffect } from 'react';
import { t } from '../../../../platform/texts.ts';
import { useNotify } from '../../../../ui/staff/toast.tsx';
import { useEditorState } from '../editing/editor-context.tsx';

export const limitText = ({ limit, max }: SizeLimit): string =>
  t(`editor-canvas.paste-limit-${limit}`, { max });

export function LimitNotice() {
  const full = useEditorState((state) => state.full);
  const notify = useNotify();
  useEffect(() => {
    if (full) notify({ kind: 'error', text: limitText(full) });
  }, [full, notify]);
  return null;
}
