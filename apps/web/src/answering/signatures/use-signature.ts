// One signature until it is in the submission: drawing or choosing it, confirming it, removing it.
// rules: A5.40-A5.44, A8.08, A8.09, X16.01
import type { SignatureSlot } from '@constancia/domain/forms/definition/form.ts';
import { signatureField, UNCONFIRMED } from '@constancia/domain/submissions/particulars/particulars.ts';
import type { SignatureGiven } from '@constancia/domain/submissions/submission.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type ProblemWording, problemText } from '../../platform/problem-text.ts';
import { type TextCode, t } from '../../platform/texts.ts';
import { setParticular } from '../session/answering-actions.ts';
import type { AnsweringStore } from '../session/answering-store.ts';
import type { SignatureApi } from '../session/api.ts';
import { sectionFieldKey } from '../session/field-key.ts';
import { useAnswering, useAnsweringStore } from '../session/use-answering.tsx';
import { signatureFileProblem } from './signature-file.ts';
import { dropInk, hasInk, type InkBox, inkOf } from './signature-ink.ts';

const UPLOAD_PROBLEMS: ProblemWording = {
  otherwise: 'signatures.failed',
  codes: { 'image-refused': 'signatures.not-png', 'payload-too-large': 'signatures.too-large' },
  explains: ['too-many-requests'],
};

/** The id of the field for the signer's names. */
export function namesId(slot: number): string {
  return `${sectionFieldKey(signatureField(slot))}.names`;
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
  readonly confirmed: boolean;
  readonly uploading: boolean;
  /** '' when nothing is wrong. */
  readonly wrong: string;
  /** URL of the picture that was uploaded on this visit; null for one from an earlier visit. */
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

const blank = (slot: number): SignatureGiven => ({ slot, image: '', signatory: '', imageId: '' });

function setSignature(store: AnsweringStore, slot: number, change: Partial<SignatureGiven>): void {
  const { signatures } = store.get().particulars;
  const before = signatures.find((signature) => signature.slot === slot) ?? blank(slot);
  const others = signatures.filter((signature) => signature.slot !== slot);
  store.change(setParticular({ signatures: [...others, { ...before, ...change }] }));
}

export function useSignature({ slot, signature, api, submissionId, onDone }: SignatureNeeds): SignatureField {
  const store = useAnsweringStore();
  const stored = useAnswering((state) => state.particulars.signatures.find((given) => given.slot === slot));
  const given = stored ?? blank(slot);
  const [file, setFile] = useState<File | null>(null);
  const [wrong, setWrong] = useState('');
  const [uploading, setUploading] = useState(false);
  const [picture, setPicture] = usePicture();
  const box = useRef<InkBox | null>(null);
  const setInkBox = useCallback((held: InkBox | null) => {
    box.current = held;
  }, []);
  const give = (change: Partial<SignatureGiven>) => setSignature(store, slot, change);

  // A restored draft may say that something was drawn, but the strokes are not kept in it.
  useEffect(() => {
    const lost =
      store.get().particulars.signatures.find((kept) => kept.slot === slot)?.imageId === UNCONFIRMED;
    if (lost && !hasInk(inkOf(store, slot))) setSignature(store, slot, { imageId: '' });
  }, [store, slot]);

  const missing = (): TextCode =>
    signature.type === 'draw' ? 'signatures.nothing-drawn' : 'signatures.nothing-chosen';
  const confirm = async () => {
    if (given.signatory.trim() === '') return setWrong(t('signatures.names-missing'));
    const png = file ?? (hasInk(inkOf(store, slot)) ? await box.current?.picture() : null);
    if (!png) return setWrong(t(missing()));
    setWrong('');
    setUploading(true);
    try {
      give(await api.upload({ submissionId: submissionId(), slot, png }));
      setPicture(png);
      setFile(null);
      dropInk(store, slot);
      keepFocus(slot);
      onDone(t('signatures.uploaded'));
    } catch (error) {
      setWrong(problemText(error, UPLOAD_PROBLEMS));
    } finally {
      setUploading(false);
    }
  };
  const choose = async (chosen: File | undefined) => {
    if (!chosen) return;
    const problem = await signatureFileProblem(chosen);
    setWrong(problem ? t(problem) : '');
    setFile(problem ? null : chosen);
    if (!problem) give({ imageId: UNCONFIRMED });
  };
  return {
    given,
    confirmed: given.image !== '',
    uploading,
    wrong,
    picture,
    file,
    setInkBox,
    write: (signatory) => give({ signatory }),
    choose: (chosen) => void choose(chosen),
    touch: () => {
      setWrong('');
      give({ imageId: hasInk(inkOf(store, slot)) || file ? UNCONFIRMED : '' });
    },
    say: (code) => setWrong(t(code)),
    confirm: () => void confirm(),
    remove: () => {
      give({ image: '', imageId: '' });
      setPicture(null);
      keepFocus(slot);
      onDone(t('signatures.removed'));
    },
  };
}

/** The pressed button disappears: the focus stays at the signature, and nothing moves. */
function keepFocus(slot: number): void {
  requestAnimationFrame(() => document.getElementById(namesId(slot))?.focus({ preventScroll: true }));
}

/** A URL of this page for a picture, released when another picture replaces it. */
function usePicture(): readonly [string | null, (picture: Blob | null) => void] {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (url !== null) return () => URL.revokeObjectURL(url);
  }, [url]);
  return [url, (picture) => setUrl(picture && URL.createObjectURL(picture))];
}
