// The field of one file: choosing or dropping it, its progress, what went wrong, what is attached. Every state offers
// one clear action, and the focus stays in the field when its buttons change.
// rules: A5.34-A5.39, R8.20-R8.22
import { ACCEPTED } from '@constancia/domain/files/attachment.ts';
import type { AttachmentKind } from '@constancia/domain/submissions/answers/answers.ts';
import {
  type DragEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { t, tIssue } from '../../platform/texts.ts';
import { ErrorIcon } from '../../ui/light/icons.tsx';
import { FileMessageBlock } from './file-message-block.ts';
import type { FileSlot } from './file-slot.ts';
import { FileStatus } from './file-status.tsx';
import { isFree, type SlotMessage, type SlotState } from './slot-state.ts';

interface FileFieldProps {
  readonly slot: FileSlot;
  readonly kind: AttachmentKind;
  /** Title of the question. */
  readonly title: string;
  /** A submission that was stored before has words of its own for what became of a file. */
  readonly of?: 'new' | 'stored';
  /** What makes a voice note: other files are chosen or dropped. */
  readonly children?: ReactNode;
}

export function FileField({ slot, kind, title, of = 'new', children }: FileFieldProps) {
  const { state, message } = useSyncExternalStore(slot.subscribe, slot.get);
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState(false);
  useEffect(() => slot.appear(), [slot]);
  useFocusKept(group);
  const free = isFree(state);
  const chosen = free && kind !== 'audio' && kind;
  const drop = kind !== 'audio' && {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(free);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer.files;
      if (free && file) slot.choose(file);
    },
  };
  return (
    <div
      ref={group}
      className={over ? 'file-field file-field-over' : 'file-field'}
      role="group"
      aria-labelledby={`${id}.name`}
      aria-describedby={state.step === 'refused' ? `${id}.error` : undefined}
      tabIndex={-1}
      {...drop}
    >
      <p className="file-kind" id={`${id}.name`}>
        {t(`files.${kind}`)}
        <span className="only-read"> {t('files.of-question', { question: title })}</span>
      </p>
      <SlotProblem state={state} id={`${id}.error`} />
      {chosen && <FileChooser kind={chosen} onChoose={slot.choose} describedBy={`${id}.help`} />}
      {children}
      <FileStatus slot={slot} state={state} kind={kind} />
      {chosen && (
        <p className="question-help" id={`${id}.help`}>
          {t(`files.help-${chosen}`)} <span className="file-drop-hint">{t('files.drop')}</span>
        </p>
      )}
      <p className="only-read" role="status">
        {announcementOf(state)}
      </p>
      {messageText(message, { kind, of, state }) !== '' && (
        <FileMessageBlock
          text={messageText(message, { kind, of, state })}
          message={message}
          onAnnounced={slot.clearMessage}
        />
      )}
    </div>
  );
}

/** When the focused button disappears, the field takes the focus. */
function useFocusKept(group: RefObject<HTMLDivElement | null>): void {
  const inside = useRef(false);
  useEffect(() => {
    const field = group.current;
    const open = () => {
      inside.current = field?.contains(document.activeElement) ?? false;
    };
    document.addEventListener('focusin', open);
    return () => document.removeEventListener('focusin', open);
  }, [group]);
  useLayoutEffect(() => {
    if (inside.current && document.activeElement === document.body)
      group.current?.focus({ preventScroll: true });
  });
}

function SlotProblem({ state, id }: { readonly state: SlotState; readonly id: string }) {
  if (state.step !== 'refused') return null;
  return (
    <p className="question-error" id={id} role="alert">
      <ErrorIcon />
      <span>
        <span className="only-read">{t('answering.error')} </span>
        {tIssue(state.issue.code, state.issue.values)}
      </span>
    </p>
  );
}

interface FileChooserProps {
  readonly kind: Exclude<AttachmentKind, 'audio'>;
  readonly onChoose: (file: File, from?: 'camera') => void;
  readonly describedBy: string;
}

function FileChooser({ kind, onChoose, describedBy }: FileChooserProps) {
  return (
    <div className="file-actions">
      <PickButton kind={kind} onChoose={onChoose} describedBy={describedBy} />
      {kind === 'image' && (
        <PickButton kind={kind} onChoose={onChoose} describedBy={describedBy} from="camera" />
      )}
    </div>
  );
}

/** With `from`, phones open the camera directly; on other devices that button is hidden. */
function PickButton({ kind, onChoose, describedBy, from }: FileChooserProps & { readonly from?: 'camera' }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className={from ? 'button file-camera' : 'button'}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {t(from ? 'files.take-photo' : `files.attach-${kind}`)}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED[kind]}
        {...(from && { capture: 'environment' as const })}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // Allows the same file to be chosen again.
          event.target.value = '';
          if (file) onChoose(file, from);
        }}
      />
    </>
  );
}

function announcementOf(state: SlotState): string {
  switch (state.step) {
    case 'uploading':
      return t('files.uploading', { name: state.chosen.name });
    case 'waiting':
      return t('files.waiting');
    case 'done':
      return t('files.attached', { name: state.chosen.name || t('files.unnamed') });
    case 'removed':
      return t('files.removed', { name: state.chosen.name || t('files.unnamed') });
    default:
      return '';
  }
}

interface Shown {
  readonly kind: AttachmentKind;
  readonly of: 'new' | 'stored';
  readonly state: SlotState;
}

/** '' when nothing is said. */
function messageText(message: SlotMessage, { kind, of, state }: Shown): string {
  if (message === null) return '';
  if (message === 'failure') {
    const ofUpload = of === 'stored' && kind === 'document' && state.step === 'failed';
    return t(ofUpload ? 'files.document-failure' : 'files.failure');
  }
  if (message === 'uploaded' && of === 'stored' && (kind === 'image' || kind === 'document'))
    return t(`files.${kind}-saved`);
  return kind === 'image' ? t(`files.image-${message}`) : '';
}
