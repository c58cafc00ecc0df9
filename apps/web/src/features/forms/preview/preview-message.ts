// The messages between the editor and the frame with its preview. Both are pages of this product: messages of other
// origins are ignored.
// rules: X12.06, X36.70, W15
import type { FieldRef } from '@constancia/domain/issue.ts';
import type { FormToAnswer } from '@constancia/contract/forms/forms.ts';

/** Editor -> frame: the current form. */
export interface ShownForm {
  readonly type: 'preview-form';
  readonly form: FormToAnswer;
  /** Staff choose the state when they send. */
  readonly asksState: boolean;
  /** The item that is selected while the frame opens; null for the form as a whole, and once it is open. */
  readonly opensAt: FieldRef | null;
  /** Whether that item takes the focus: when the preview opens, not when it is read in another language. */
  readonly takesFocus: boolean;
}

/** Frame -> editor: asks for the form. */
export interface PreviewReady {
  readonly type: 'preview-ready';
}

export const PREVIEW_READY: PreviewReady = { type: 'preview-ready' };

/** Calls back for messages of this kind from the given window; returns a function that stops listening. */
export function onMessage<Message extends { readonly type: string }>(
  from: () => Window | null,
  type: Message['type'],
  receive: (message: Message) => void,
): () => void {
  const listen = (event: MessageEvent<unknown>) => {
    if (event.origin !== location.origin || event.source !== from()) return;
    const { data } = event;
    if (typeof data === 'object' && data !== null && 'type' in data && data.type === type)
      receive(data as Message);
  };
  window.addEventListener('message', listen);
  return () => window.removeEventListener('message', listen);
}
