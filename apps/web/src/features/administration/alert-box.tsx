// The box that says why something was not stored.
// rules: P5.18, P8.08, P8.26, P8.28, P8.31
import { useState } from 'react';
import { asCallError } from '../../platform/api-client.ts';
import { type ProblemWording, problemText } from '../../platform/problem-text.ts';
import { t, tIssue } from '../../platform/texts.ts';
import { DialogFrame } from '../../ui/staff/dialog-frame.tsx';

/** The first issue that the server names, or the text of the problem. */
export function refusalText(error: unknown, wording: ProblemWording): string {
  const [first] = asCallError(error).issues ?? [];
  return first ? tIssue(first.code, first.values) : problemText(error, wording);
}

export function useAlertBox() {
  const [text, setText] = useState<string | null>(null);
  return {
    alert: setText,
    box: text !== null && (
      <DialogFrame
        role="alertdialog"
        title={t('administration.alert')}
        text={text}
        onClose={() => setText(null)}
      />
    ),
  };
}
