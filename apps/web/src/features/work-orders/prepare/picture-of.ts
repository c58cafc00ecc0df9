// A picture that the page may show, as data. It is drawn and read back, because the policy of pages lets them show pictures of a
// map and ask its source for nothing else.
// rules: X39.30, X39.34

/** Null when it does not come, or its source lets nobody read it. */
export async function pictureOf(url: string): Promise<Blob | null> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = url;
  try {
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return await new Promise((resolve) => {
      canvas.toBlob(resolve, 'image/webp', 0.8);
    });
  } catch {
    return null;
  }
}

/** As a URL that holds it; null when it does not come. */
export async function pictureInUrl(url: string): Promise<string | null> {
  const picture = await pictureOf(url);
  if (!picture) return null;
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : null));
    reader.addEventListener('error', () => resolve(null));
    reader.readAsDataURL(picture);
  });
}
