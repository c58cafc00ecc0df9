// Shows the state of the chosen file, with the actions it allows.
// rules: A7.28, A8.07, X14.10

import type { AttachmentKind } from '@constancia/domain/submissions/answers/answers.ts';
import { MEGABYTE } from '@constancia/domain/limits.ts';
import { decimalSign } from '@constancia/messages/languages.ts';
import { useEffect, useRef, useState } from 'react';
import { type CallError, isUnreached } from '../../platform/api-client.ts';
import { language } from '../../platform/language.ts';
import { problemText } from '../../platform/problem-text.ts';
import { loadLaterTexts, t } from '../../platform/texts.ts';
import { ErrorIcon } from '../../ui/light/icons.tsx';
import type { FileSlot } from './file-slot.ts';
import type { ChosenFile, SlotState } from './slot-state.ts';

interface FileStatusProps {
  readonly slot: FileSlot;
  readonly state: SlotState;
  readonly kind: AttachmentKind;
}

export function FileStatus({ slot, state, kind }: FileStatusProps) {
  switch (state.step) {
    case 'empty':
    case 'refused':
      return null;
    case 'uploading':
    case 'waiting':
      return <Arriving slot={slot} state={state} />;
    case 'failed':
      return (
        <div className="file-status">
          <p className="question-error">
            <ErrorIcon />
            <span>
              {t('files.failed')} <Reason error={state.error} />
            </span>
          </p>
          <Unkept chosen={state.chosen} />
          <div className="file-actions">
            <button type="button" className="button" onClick={slot.retry}>
              {t('shell.retry')}
            </button>
            <button type="button" className="button-quiet" onClick={slot.cancel}>
              {t('files.remove')}
            </button>
          </div>
        </div>
      );
    case 'removed':
      return (
        <p className="file-status notice notice-small">
          <span aria-hidden="true">
            {t('files.removed', { name: state.chosen.name || t('files.unnamed') })}
          </span>{' '}
          {state.chosen.file && (
            <button type="button" className="button-quiet" onClick={slot.undo}>
              {t('files.undo')}
            </button>
          )}
        </p>
      );
    default:
      return <Attached slot={slot} kind={kind} chosen={state.chosen} removing={state.step === 'removing'} />;
  }
}

/**
 * Its words come once something went wrong. Being offline needs no explanation: the line already says that the upload will
 * continue later.
 */
function Reason({ error }: { readonly error: CallError }) {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    void loadLaterTexts()
      .catch(() => undefined)
      .then(() => setLoaded(true));
  }, []);
  return isLoaded && !isUnreached(error) && problemText(error);
}

type ArrivingState = Extract<SlotState, { readonly step: 'uploading' | 'waiting' }>;

function Arriving({ slot, state }: { readonly slot: FileSlot; readonly state: ArrivingState }) {
  const { chosen, sent, step } = state;
  const size = chosen.file?.size ?? 1;
  const percent = Math.floor((sent / size) * 100);
  const checking = step === 'uploading' && percent >= 100;
  return (
    <div className="file-status">
      <p className="file-name">{chosen.name}</p>
      <p className="file-progress">
        <progress max={size} value={sent} aria-label={t('files.uploading', { name: chosen.name })} />
        <span>{checking ? t('files.checking') : t('files.percent', { percent })}</span>
      </p>
      {step === 'waiting' && (
        <p className="file-waiting" aria-hidden="true">
          {t('files.waiting')}
        </p>
      )}
      {step === 'waiting' && <Unkept chosen={chosen} />}
      <div className="file-actions">
        {step === 'waiting' && (
          <button type="button" className="button" onClick={slot.retry}>
            {t('shell.retry')}
          </button>
        )}
        <button type="button" className="button-quiet" onClick={slot.cancel}>
          {t('files.cancel')}
          <span className="only-read"> {chosen.name}</span>
        </button>
      </div>
    </div>
  );
}

function Unkept({ chosen: { isUnkept } }: { readonly chosen: ChosenFile }) {
  return isUnkept ? <p className="file-waiting">{t('files.not-kept')}</p> : null;
}

interface AttachedProps {
  readonly slot: FileSlot;
  readonly kind: AttachmentKind;
  readonly chosen: ChosenFile;
  readonly removing: boolean;
}

function Attached({ slot, kind, chosen, removing }: AttachedProps) {
  const { file } = chosen;
  const name = chosen.name || t('files.unnamed');
  return (
    <div className="file-status file-attached">
      {kind === 'image' && file && <Thumbnail file={file} name={name} />}
      <div>
        <p className="file-name">{name}</p>
        {file && <p className="question-help">{sizeText(file.size)}</p>}
        <button
          type="button"
          className="button-quiet"
          aria-disabled={removing || undefined}
          onClick={slot.remove}
        >
          {t(removing ? 'files.removing' : 'files.remove')}
          <span className="only-read"> {name}</span>
        </button>
      </div>
    </div>
  );
}

function Thumbnail({ file, name }: { readonly file: File; readonly name: string }) {
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    if (picture.current) picture.current.src = made;
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <div className="file-thumbnail">
      <img ref={picture} alt={name} />
    </div>
  );
}

function sizeText(bytes: number): string {
  if (bytes < MEGABYTE) return t('files.kilobytes', { size: Math.max(1, Math.round(bytes / 1024)) });
  return t('files.megabytes', { size: (bytes / MEGABYTE).toFixed(1).replace('.', decimalSign(language)) });
}
