// Asks for a confirmation from code: `if (await confirm({ … }))`. The screen draws `dialog`.
// rules: E4.62-E4.66, E4.70, E4.71, X35.43

import Button from '@mui/material/Button';
import { type ReactNode, useCallback, useState } from 'react';
import { t } from '../../platform/texts.ts';
import { DialogFrame } from './dialog-frame.tsx';
import { focusOnMount } from '../focus-on-mount.ts';

export interface Question {
  readonly title: string;
  readonly text: string;
  /** Text of the button that continues; it names the action. */
  readonly yes: string;
  readonly no?: string;
  readonly tone?: 'destructive';
  /** A further way to continue, which stands first among the buttons; `onChoose` is called before the question ends. */
  readonly other?: { readonly text: string; readonly onChoose: () => void };
}

/** False when the person declines or closes the dialog. */
export type Confirm = (question: Question) => Promise<boolean>;

interface Asked {
  readonly question: Question;
  readonly answer: (yes: boolean) => void;
}

export function useConfirm(): { readonly confirm: Confirm; readonly dialog: ReactNode } {
  const [asked, setAsked] = useState<Asked | null>(null);
  // The question stays in the dialog while it fades out.
  const [open, setOpen] = useState(false);
  const confirm = useCallback<Confirm>(
    (question) =>
      new Promise((resolve) => {
        setAsked({ question, answer: resolve });
        setOpen(true);
      }),
    [],
  );
  const close = (yes: boolean) => {
    setOpen(false);
    asked?.answer(yes);
  };
  const dialog = asked && <ConfirmDialog question={asked.question} open={open} onClose={close} />;
  return { confirm, dialog };
}

interface Props {
  readonly question: Question;
  readonly open: boolean;
  readonly onClose: (yes: boolean) => void;
}

function ConfirmDialog({ question, open, onClose }: Props) {
  return (
    <DialogFrame
      role="alertdialog"
      open={open}
      title={question.title}
      text={question.text}
      onClose={() => onClose(false)}
      actions={
        <>
          <Button onClick={() => onClose(false)} ref={focusOnMount}>
            {question.no ?? t('editor.cancel')}
          </Button>
          {question.other && (
            <Button
              variant="contained"
              onClick={() => {
                question.other?.onChoose();
                onClose(true);
              }}
            >
              {question.other.text}
            </Button>
          )}
          <Button
            variant={question.other ? 'text' : 'contained'}
            color={question.tone === 'destructive' ? 'error' : 'primary'}
            onClick={() => onClose(true)}
          >
            {question.yes}
          </Button>
        </>
      }
    />
  );
}
