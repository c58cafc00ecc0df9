// Records a voice note beside a question and plays the one that is there. It stays on the device and is sent as other files
// are, so a note can be recorded without a connection.
// rules: X39.75
import { AUDIO_SECONDS_MAX } from '@constancia/domain/limits.ts';
import type { AnswerRef } from '@constancia/domain/submissions/answers/set-answer.ts';
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { epochMilliseconds } from '../../platform/clock.ts';
import { loadOnApproachTexts, t } from '../../platform/texts.ts';
import { FileField } from './file-field.tsx';
import type { FileSlot } from './file-slot.ts';
import { isFree } from './slot-state.ts';
import { canRecord } from './voice/record-sound.ts';
import { useVoiceNote } from './use-voice-note.ts';

interface VoiceNoteProps {
  readonly slot: FileSlot;
  readonly at: AnswerRef;
  /** Title of the question. */
  readonly title: string;
}

/** The component with its texts, so that forms that take other files download none of it. */
export async function loadVoiceNote(): Promise<typeof VoiceNote> {
  await loadOnApproachTexts();
  return VoiceNote;
}

export function VoiceNote({ slot, at, title }: VoiceNoteProps) {
  return (
    <FileField slot={slot} kind="audio" title={title}>
      <Recorder slot={slot} at={at} title={title} />
    </FileField>
  );
}

function Recorder({ slot, at, title }: VoiceNoteProps) {
  const { state } = useSyncExternalStore(slot.subscribe, slot.get);
  const note = useVoiceNote(slot, at);
  const help = useId();
  const isOn = note.step === 'recording';
  const mayBegin = canRecord() && isFree(state);
  const file = 'chosen' in state && state.step !== 'removed' ? state.chosen.file : null;
  return (
    <>
      {mayBegin && (
        <>
          <div className="file-actions">
            <button
              type="button"
              className={isOn ? 'button voice-on' : 'button'}
              aria-describedby={help}
              aria-disabled={note.step === 'asking' || undefined}
              onClick={() => {
                if (isOn) note.stop();
                else if (note.step === 'idle') note.start();
              }}
            >
              {t(isOn ? 'voice.stop' : 'voice.record')}
              <span className="only-read"> {t('files.of-question', { question: title })}</span>
            </button>
            {isOn && <Length since={note.since} />}
          </div>
          <p className="question-help" id={help}>
            {t('voice.help')}
          </p>
        </>
      )}
      <p className="question-help" role="status">
        {note.says && t(note.says)}
      </p>
      {file && <Player file={file} label={`${title}: ${file.name}`} />}
    </>
  );
}

/** A screen reader reads it when asked, not each second. */
function Length({ since }: { readonly since: number }) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const count = () => setSeconds(Math.floor((epochMilliseconds() - since) / 1_000));
    const timer = setInterval(count, 250);
    return () => clearInterval(timer);
  }, [since]);
  return (
    <span className="voice-length" role="timer">
      {t('voice.time', { time: lengthText(seconds), limit: lengthText(AUDIO_SECONDS_MAX) })}
    </span>
  );
}

function lengthText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Nothing is read before it is played: the name of the note says how long it is. */
function Player({ file, label }: { readonly file: File; readonly label: string }) {
  const player = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    const audio = player.current;
    const made = URL.createObjectURL(file);
    if (audio) audio.src = made;
    return () => {
      audio?.removeAttribute('src');
      URL.revokeObjectURL(made);
    };
  }, [file]);
  return (
    <audio ref={player} className="voice-player" controls preload="none" aria-label={label}>
      <track kind="captions" />
    </audio>
  );
}
