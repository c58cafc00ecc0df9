// The recorder of voice notes with its texts. It is apart, so that forms that take other files download nothing of it.
import { loadOnApproachTexts } from '../../../platform/texts.ts';
import { VoiceNote } from './voice-note.tsx';

export async function loadVoiceNote(): Promise<typeof VoiceNote> {
  await loadOnApproachTexts();
  return VoiceNote;
}
