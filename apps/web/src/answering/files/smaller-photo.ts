// Makes photos smaller on the device before they are checked and uploaded: phones take pictures of 12 MB, and a bad
// connection needs minutes for them. Other files stay as they are.
// rules: A5.35, X31.46

/** Pixels of the longest side. */
const SIDE_MAX = 2_000;
const QUALITY = 0.85;
/** A photo that is no larger than this, in bytes and pixels, is left alone. */
const SMALL_BYTES = 700 * 1024;

/** The same file when it is no photo, cannot be read here, or would not get smaller. */
export async function smallerPhoto(file: File): Promise<File> {
  if (!(await isJpeg(file))) return file;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, SIDE_MAX / Math.max(picture.width, picture.height));
    if (scale === 1 && file.size <= SMALL_BYTES) return file;
    const drawn = await drawnAs(picture, scale);
    if (!drawn || drawn.size >= file.size) return file;
    return new File([drawn], file.name, { type: 'image/jpeg', lastModified: file.lastModified });
  } catch {
    return file;
  }
}

async function isJpeg(file: Blob): Promise<boolean> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return first === 0xff && second === 0xd8;
}

function drawnAs(picture: ImageBitmap, scale: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
