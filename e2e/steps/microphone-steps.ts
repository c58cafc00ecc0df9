// A phone with a microphone: Chromium plays a tone into it. What the page asks for is allowed, or refused as a person would.
import { chromium } from '@playwright/test';
import { BROWSER } from '../../playwright.config.ts';
import type { Page } from '../stack.ts';

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
    ...BROWSER.launchOptions.args,
    '--use-fake-device-for-media-stream',
    `--use-fake-ui-for-media-stream${asked === 'refused' ? '=deny' : ''}`,
  ];
  const browser = await chromium.launch({ ...BROWSER.launchOptions, args });
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
