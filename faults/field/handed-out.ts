// The files of a submission as the server hands them out to the phone: their content, and what a picture shows.
import type { Page } from '@playwright/test';

export interface HandedOut {
  /** SHA-256 of each file. */
  readonly hashes: readonly string[];
  /** Red, green and blue in the middle of each picture. */
  readonly colours: readonly (readonly number[])[];
}

/** Null where the phone is not signed in. */
export function filesOf(page: Page, submissionId: string): Promise<HandedOut | null> {
  return page.evaluate(async (id) => {
    const reply = await fetch(`/api/submissions/${id}/files`);
    if (reply.status === 401) return null;
    const { files } = (await reply.json()) as { files: { url: string; mediaType: string }[] };
    const hashes: string[] = [];
    const colours: number[][] = [];
    for (const { url, mediaType } of files) {
      const content = await (await fetch(url)).blob();
      const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await content.arrayBuffer()));
      hashes.push([...hash].map((byte) => byte.toString(16).padStart(2, '0')).join(''));
      if (!mediaType.startsWith('image/')) continue;
      const picture = await createImageBitmap(content);
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      const drawn = canvas.getContext('2d');
      drawn?.drawImage(picture, 0, 0);
      const [red = 0, green = 0, blue = 0] =
        drawn?.getImageData(picture.width / 2, picture.height / 2, 1, 1).data ?? [];
      colours.push([red, green, blue]);
    }
    return { hashes, colours };
  }, submissionId);
}
