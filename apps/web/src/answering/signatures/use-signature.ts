// One signature until it is in the submission: drawing or choosing it, confirming it on the device, removing it.
// rules: A5.40-A5.44, A8.08, A8.09, X31.44
import type { SignatureSlot } from '@constancia/domain/forms/definition/form.ts';
import {
  signatureField,
  UNCONFIRMED,
  UNSENT,
} from '@constancia/domain/submissions/particulars/particulars.ts';
import type { SignatureGiven } from '@constancia/domain/submissions/submission.ts';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { readKeptFile } from '../../platform/device/kept-files.ts';
import { type ProblemWording, problemText } from '../../platform/problem-text.ts';
import { type TextCode, t } from '../../platform/texts.ts';
import type { SignatureApi } from '../session/api.ts';
import { isDrawn, NO_DRAWING } from '../session/drawing.ts';
import { sectionFieldKey } from '../session/field-key.ts';
import { useAnswering, useAnsweringStore } from '../session/use-answering.tsx';
import { courierOf, giveSignature, signatureName } from './signature-courier.ts';
import { signatureFileProblem } from './signature-file.ts';
import type { InkBox } from './signature-ink.ts';

const UPLOAD_PROBLEMS: ProblemWording = {
  otherwise: 'signatures.failed',
  codes: {
    'image-refused': 'signatures.not-png',
    'payload-too-large': 'signatures.too-large',
    'file-too-large-to-check': 'signatures.too-large',
    'file-infected': 'signatures.infected',
    'file-unchecked': 'signatures.unchecked',
  },
  explains: ['too-many-requests'],
};

/** The id of the field for the signer's names. */
export function namesId(slot: number): string {
  return `${sectionFieldKey(signatureField(slot))}.names`;
}

/** Id of what says that the slot is signed. */
export function doneId(slot: number): string {
  return `${sectionFieldKey(signatureField(slot))}.done`;
}

export interface SignatureNeeds {
  readonly slot: number;
  readonly signature: SignatureSlot;
  readonly api: SignatureApi;
  readonly submissionId: () => string;
  /** Passes the message of a success, which the list of signatures shows. */
  readonly onDone: (text: string) => void;
}

export interface SignatureField {
  readonly given: SignatureGiven;
  /** `kept`: confirmed on this device and on its way; `waiting`: it goes on when there is a connection. */
  readonly state: 'open' | 'kept' | 'waiting' | 'arrived';
  /** '' when nothing is wrong. */
  readonly wrong: string;
  /** URL of the picture; null when this device does not have it. */
  readonly picture: string | null;
  readonly file: File | null;
  readonly setInkBox: (box: InkBox | null) => void;
  readonly write: (names: string) => void;
  readonly choose: (file: File | undefined) => void;
  readonly touch: () => void;
  readonly say: (code: TextCode) => void;
  readonly confirm: () => void;
  readonly remove: () => void;
}

export function useSignature(needs: SignatureNeeds): SignatureField {
  const { slot, signature, onDone } = needs;
  const store = useAnsweringStore();
  const stored = useAnswering((state) => state.particulars.signatures.find((given) => given.slot === slot));
  const given = stored ?? { slot, image: '', signatory: '', imageId: '' };
  const { courier, delivery } = useCourier(needs);
  const [file, setFile] = useState<File | null>(null);
  const [said, setSaid] = useState('');
  const box = useRef<InkBox | null>(null);
  const setInkBox = useCallback((held: InkBox | null) => {
    box.current = held;
  }, []);
  const give = (change: Partial<SignatureGiven>) => giveSignature(store, slot, change);
  const drawn = () => isDrawn(store.get().drawings.get(slot) ?? NO_DRAWING);
  const kept = given.imageId === UNSENT;
  const arrived = given.image !== '';
  const picture = usePicture(needs, arrived || kept);

  // A restored draft may say that a file was chosen, but a file that was not confirmed is not kept.
  useEffect(() => {
    const state = store.get();
    const begun = state.particulars.signatures.find((one) => one.slot === slot)?.imageId === UNCONFIRMED;
    if (begun && !state.drawings.has(slot)) giveSignature(store, slot, { imageId: '' });
  }, [store, slot]);
  const announce = useRef(onDone);
  useEffect(() => {
    announce.current = onDone;
  });
  const step = delivery?.step;
  useEffect(() => {
    if (step === 'arrived') announce.current(t('signatures.uploaded'));
  }, [step]);

  const missing = (): TextCode =>
    signature.type === 'draw' ? 'signatures.nothing-drawn' : 'signatures.nothing-chosen';
  const confirm = async () => {
    if (given.signatory.trim() === '') return setSaid(t('signatures.names-missing'));
    const png = file ?? (drawn() ? await box.current?.picture() : null);
    if (!png) return setSaid(t(missing()));
    setSaid('');
    setFile(null);
    keepFocus(doneId(slot));
    await courier.confirm(slot, png);
  };
  const choose = async (chosen: File | undefined) => {
    if (!chosen) return;
    const problem = await signatureFileProblem(chosen);
    setSaid(problem ? t(problem) : '');
    setFile(problem ? null : chosen);
    if (!problem) give({ imageId: UNCONFIRMED });
  };
  const failed = delivery?.step === 'failed' ? problemText(delivery.error, UPLOAD_PROBLEMS) : '';
  return {
    given,
    state: arrived ? 'arrived' : !kept ? 'open' : step === 'waiting' ? 'waiting' : 'kept',
    wrong: said || failed,
    picture,
    file,
    setInkBox,
    write: (signatory) => give({ signatory }),
    choose: (chosen) => void choose(chosen),
    touch: () => {
      setSaid('');
      if (delivery?.step === 'failed') void courier.remove(slot);
      give({ imageId: drawn() || file ? UNCONFIRMED : '' });
    },
    say: (code) => setSaid(t(code)),
    confirm: () => void confirm(),
    remove: () => {
      void courier.remove(slot);
      give({ image: '', imageId: '' });
      keepFocus(namesId(slot));
      onDone(t('signatures.removed'));
    },
  };
}

function useCourier({ slot, api, submissionId }: SignatureNeeds) {
  const store = useAnsweringStore();
  const courier = courierOf({ store, api, submissionId });
  const delivery = useSyncExternalStore(courier.subscribe, () => courier.get(slot));
  return { courier, delivery };
}

/** Frames to wait until what takes the focus is drawn, about a second. */
const FRAMES_MAX = 60;

/**
 * The pressed button disappears: the focus stays at the signature, and nothing moves. Once it is confirmed no text field
 * takes it, which would open the keyboard of a phone.
 */
function keepFocus(id: string, framesLeft = FRAMES_MAX): void {
  requestAnimationFrame(() => {
    const found = document.getElementById(id);
    if (found) found.focus({ preventScroll: true });
    else if (framesLeft > 0) keepFocus(id, framesLeft - 1);
  });
}

/** A URL of this page for the picture that the device keeps, released when it is not shown any more. */
function usePicture({ slot, submissionId }: SignatureNeeds, given: boolean): string | null {
  const store = useAnsweringStore();
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!given) return;
    let made: string | null = null;
    let left = false;
    const show = async () => {
      const kept = await readKeptFile(submissionId(), signatureName(store, slot));
      if (!kept || left) return;
      made = URL.createObjectURL(kept.file);
      setUrl(made);
    };
    void show();
    return () => {
      left = true;
      if (made) URL.revokeObjectURL(made);
      setUrl(null);
    };
  }, [given, store, slot, submissionId]);
  return url;
}
