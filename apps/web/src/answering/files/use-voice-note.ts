// The recording of one voice note, from the request for the microphone to the file of the question. While it goes on, the
// submission cannot be sent without it; where its field goes from the page, it ends and is kept.
// rules: X39.75
import type { AnswerRef } from '@constancia/domain/submissions/answers/set-answer.ts';
import { useEffect, useRef, useState } from 'react';
import { type TextCode, t } from '../../platform/texts.ts';
import { useAnsweringStore } from '../session/use-answering.tsx';
import { beginFile, endFile, type FileSlotRef } from './file-actions.ts';
import type { FileSlot } from './file-slot.ts';
import { canRecord, type Ending, type Recorded, type Recording, recordSound } from './voice/record-sound.ts';

export interface VoiceNote {
  readonly step: 'idle' | 'asking' | 'recording';
  /** Epoch milliseconds; 0 when nothing is recorded. */
  readonly since: number;
  /** What is said beside the button. */
  readonly says: TextCode | null;
  readonly start: () => void;
  readonly stop: () => void;
}

const SAID: Readonly<Record<Ending, TextCode | null>> = {
  stopped: null,
  limit: 'voice.limit',
  left: 'voice.left',
  interrupted: 'voice.interrupted',
};

interface Shown {
  readonly step: VoiceNote['step'];
  readonly since: number;
  readonly says: TextCode | null;
}

const idle = (says: TextCode | null): Shown => ({ step: 'idle', since: 0, says });

export function useVoiceNote(slot: FileSlot, of: AnswerRef): VoiceNote {
  const store = useAnsweringStore();
  const at: FileSlotRef = { ...of, kind: 'audio' };
  const [shown, setShown] = useState<Shown>(() => idle(canRecord() ? null : 'voice.unsupported'));
  const recording = useRef<Recording | null>(null);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
      recording.current?.stop('stopped');
    };
  }, []);
  const end = (recorded: Recorded) => {
    recording.current = null;
    store.change(endFile(at));
    const isEmpty = recorded.content.size === 0;
    setShown(idle(isEmpty ? 'voice.empty' : SAID[recorded.ending]));
    if (!isEmpty) slot.choose(fileOf(recorded));
  };
  const start = async () => {
    setShown({ step: 'asking', since: 0, says: 'voice.asking' });
    try {
      const begun = await recordSound(end);
      recording.current = begun;
      store.change(beginFile(at));
      setShown({ step: 'recording', since: begun.since, says: 'voice.began' });
      // The field went while the browser asked.
      if (!here.current) begun.stop('stopped');
    } catch (error) {
      setShown(idle(refusalOf(error)));
    }
  };
  return { ...shown, start: () => void start(), stop: () => recording.current?.stop('stopped') };
}

function refusalOf(error: unknown): TextCode {
  const isRefused = error instanceof DOMException && error.name === 'NotAllowedError';
  return isRefused ? 'voice.refused' : 'voice.none';
}

/** Its name says how long it is, wherever the file is named. */
function fileOf({ content, extension, seconds }: Recorded): File {
  const name = t('voice.name', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
  return new File([content], `${name}.${extension}`, { type: content.type });
}
