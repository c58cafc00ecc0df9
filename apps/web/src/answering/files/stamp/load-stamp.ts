// All that stamping photos needs, in one download: the notice over the field is drawn with it, so that the rest is there
// without a connection.
// rules: X39.61
import { loadOnApproachTexts } from '../../../platform/texts.ts';
import { StampNotice } from './stamp-notice.tsx';

export { stampPhoto } from './stamp-photo.ts';

export async function loadStampNotice(): Promise<typeof StampNotice> {
  await loadOnApproachTexts();
  return StampNotice;
}
