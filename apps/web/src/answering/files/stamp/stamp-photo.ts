// Draws when and where a photo was taken into a strip under it, and gives the same back as data. The picture itself stays
// whole; one that this browser cannot draw goes without the strip, and with the data.
// rules: X39.61
import { inLanguage, type Localized } from '@constancia/domain/localized.ts';
import type { PhotoEvidence } from '@constancia/domain/submissions/evidence/photo-evidence.ts';
import { epochMilliseconds } from '../../../platform/clock.ts';
import { language } from '../../../platform/language.ts';
import { devicePosition } from '../../evidence/device-position.ts';
import { stampTexts, stripFor } from './strip.ts';

/** Milliseconds: the person waits for it. */
const PATIENCE = 8_000;
/** Milliseconds: a picture that the camera made longer ago was there before. */
const JUST_TAKEN = 5 * 60_000;
const QUALITY = 0.88;
const FONT = 'system-ui, sans-serif';

interface Stamping {
  readonly from: 'camera' | undefined;
  /** Of the form. */
  readonly title: Localized;
  readonly timeZone: string;
}

export interface StampedPhoto {
  readonly file: File;
  readonly photo: PhotoEvidence;
}

export async function stampPhoto(file: File, { from, title, timeZone }: Stamping): Promise<StampedPhoto> {
  const photo: PhotoEvidence = { ...momentOf(file, from), position: await devicePosition(PATIENCE) };
  try {
    const drawn = await withStrip(file, (width, context) =>
      stripFor(width, stampTexts(photo, { title: inLanguage(title, language), timeZone }), (text, size) => {
        context.font = `${size}px ${FONT}`;
        return context.measureText(text).width;
      }),
    );
    return { file: drawn ?? file, photo };
  } catch {
    return { file, photo };
  }
}

/** Some phones offer their pictures where the camera was asked for, so the file itself has to be new. */
export function momentOf(
  { lastModified }: Pick<File, 'lastModified'>,
  from: Stamping['from'],
): Pick<PhotoEvidence, 'origin' | 'at'> {
  const now = epochMilliseconds();
  const taken = from === 'camera' && lastModified <= now && lastModified > now - JUST_TAKEN;
  return {
    origin: taken ? 'taken' : 'added',
    at: new Date(taken ? lastModified : now).toISOString(),
  };
}

type StripOf = (width: number, context: CanvasRenderingContext2D) => ReturnType<typeof stripFor>;

async function withStrip(file: File, stripOf: StripOf): Promise<File | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return null;
  const strip = stripOf(picture.width, context);
  const height = Math.round(picture.height * strip.scale);
  canvas.width = strip.width;
  canvas.height = height + strip.height;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, strip.width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, strip.width, height);
  picture.close();
  context.fillStyle = '#101418';
  context.fillRect(0, height, strip.width, strip.height);
  context.fillStyle = '#fff';
  context.font = `${strip.size}px ${FONT}`;
  context.textBaseline = 'middle';
  for (const [at, line] of strip.lines.entries())
    context.fillText(line, strip.margin, height + strip.margin + (at + 0.5) * strip.lineHeight);
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  const name = `${file.name.replace(/\.[^.]*$/, '')}.jpg`;
  return drawn && new File([drawn], name, { type: 'image/jpeg', lastModified: file.lastModified });
}
