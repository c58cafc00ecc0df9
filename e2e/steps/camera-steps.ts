// A camera that shows a code, and a microphone that hears a tone. Chromium on Linux has no reader of its own, so the product reads a QR code with its library. Where
// a journey has to count what was read, the picture carries the text as black and white squares, one for each bit, and a
// played reader takes it from the frames that the page gets from the camera.

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContextOptions, chromium, expect, type Page } from '@playwright/test';
import { create } from 'qrcode';
import { TEST_BROWSER } from '../../playwright.config.ts';

/** The picture, in pixels, and its squares. */
const SQUARES = { width: 640, height: 480, side: 20, columns: 32 } as const;

/** Light of each pixel of a picture with a QR code in its middle. */
function qrPicture(text: string): Buffer {
  const { width, height } = SQUARES;
  const light = Buffer.alloc(width * height, 235);
  const { modules } = create(text);
  const side = Math.floor((height * 0.7) / modules.size);
  const [left, top] = [width, height].map((whole) => Math.floor((whole - modules.size * side) / 2));
  for (let row = 0; row < modules.size * side; row++)
    for (let column = 0; column < modules.size * side; column++)
      if (modules.get(Math.floor(row / side), Math.floor(column / side)) === 1)
        light[((top ?? 0) + row) * width + (left ?? 0) + column] = 16;
  return light;
}

/** Light of each pixel of a picture of squares. */
function squaresPicture(text: string): Buffer {
  const { width, height, side, columns } = SQUARES;
  const light = Buffer.alloc(width * height, 235);
  const bytes = Buffer.from(`${text}\0`);
  for (let bit = 0; bit < bytes.length * 8; bit++) {
    const isBlack = ((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1;
    if (!isBlack) continue;
    const left = (bit % columns) * side;
    const top = Math.floor(bit / columns) * side;
    for (let row = top; row < top + side; row++)
      light.fill(16, row * width + left, row * width + left + side);
  }
  return light;
}

/** One second of video (YUV4MPEG2) of the picture; the browser repeats it. */
function videoOf(light: Buffer): Buffer {
  const { width, height } = SQUARES;
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, Buffer.alloc((width * height) / 2, 128)]);
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  return Buffer.concat([head, ...Array.from({ length: 10 }, () => frame)]);
}

/** Waits until the camera has shown the same ticket so many times more. */
export async function untilReadAgain(page: Page, times: number): Promise<void> {
  const read = async () => Number(await page.locator('html').getAttribute('data-read'));
  const before = await read();
  await expect.poll(read).toBeGreaterThanOrEqual(before + times);
}

/** Runs in the page: reads the squares as a browser reads a QR code, and counts on the page how often. */
function readsSquares({ width, height, side, columns }: typeof SQUARES): void {
  const timesRead = () => Number(document.documentElement.dataset['read'] ?? 0);
  class Reader {
    async detect(video: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]> {
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (!context) return [];
      context.drawImage(video, 0, 0, width, height);
      const { data } = context.getImageData(0, 0, width, height);
      const isBlack = (bit: number) => {
        const x = (bit % columns) * side + side / 2;
        const y = Math.floor(bit / columns) * side + side / 2;
        return (data[(y * width + x) * 4] ?? 255) < 128;
      };
      let text = '';
      for (let byte = 0; byte < (columns * Math.floor(height / side)) / 8; byte++) {
        let value = 0;
        for (let bit = 0; bit < 8; bit++) value = value * 2 + (isBlack(byte * 8 + bit) ? 1 : 0);
        if (value === 0) break;
        text += String.fromCharCode(value);
      }
      if (text !== '') document.documentElement.dataset['read'] = String(timesRead() + 1);
      return text === '' ? [] : [{ rawValue: text }];
    }
  }
  Reflect.set(globalThis, 'BarcodeDetector', Reader);
}

interface Seen {
  /** What the code says that is held before the camera. */
  readonly code: string;
  /** Who reads it: the library of the product, or a played reader that counts. */
  readonly reader: 'library' | 'played';
  readonly context: BrowserContextOptions;
  readonly cookies?: Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>;
}

/** A page of a browser of its own whose camera sees the code. */
export async function withCamera(
  { code, reader, context: options, cookies = [] }: Seen,
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'camera-'));
  const file = join(folder, 'code.y4m');
  await writeFile(file, videoOf(reader === 'library' ? qrPicture(code) : squaresPicture(code)));
  const args = [
    ...TEST_BROWSER.launchOptions.args,
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${file}`,
  ];
  const browser = await chromium.launch({ ...TEST_BROWSER.launchOptions, args });
  try {
    const context = await browser.newContext({ locale: 'es-AR', ...options });
    await context.addCookies([...cookies]);
    await context.addInitScript(() => localStorage.setItem('constancia.language', 'es'));
    if (reader === 'played') await context.addInitScript(readsSquares, SQUARES);
    await work(await context.newPage());
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
}

interface Microphone {
  readonly asked: 'allowed' | 'refused';
  readonly baseURL: string | undefined;
}

/** A page of a browser of its own, 390 pixels wide, whose device has a microphone. */
export async function withMicrophone(
  { asked, baseURL = '' }: Microphone,
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const args = [
    ...TEST_BROWSER.launchOptions.args,
    '--use-fake-device-for-media-stream',
    `--use-fake-ui-for-media-stream${asked === 'refused' ? '=deny' : ''}`,
  ];
  const browser = await chromium.launch({ ...TEST_BROWSER.launchOptions, args });
  try {
    const context = await browser.newContext({
      baseURL,
      locale: 'es-AR',
      viewport: { width: 390, height: 844 },
    });
    await context.addInitScript(() => localStorage.setItem('constancia.language', 'es'));
    await work(await context.newPage());
  } finally {
    await browser.close();
  }
}
