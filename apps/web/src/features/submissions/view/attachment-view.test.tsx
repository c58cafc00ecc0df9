// @vitest-environment jsdom
// How a file of a viewed submission is shown.
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, it } from 'vitest';
import { loadPublicTexts } from '../../../platform/texts.ts';
import { AttachmentView } from './attachment-view.tsx';
import { type SubmissionFile, SubmissionFilesContext } from './submission-files.ts';

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await loadPublicTexts();
});

const KEY = 'videos/form/a.webm';

it('X33.75 a video has a player that goes on when its address is renewed, and a link that saves it', () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const show = (url: string) => {
    const file = { key: KEY, name: 'vereda.webm', url } as SubmissionFile;
    act(() =>
      root.render(
        <SubmissionFilesContext value={new Map([[KEY, file]])}>
          <AttachmentView attachment={{ type: 'video', key: KEY }} label="Grabación" />
        </SubmissionFilesContext>,
      ),
    );
  };
  show('/api/files?first');
  const video = document.querySelector('video');
  expect(video?.controls).toBe(true);
  expect(video?.getAttribute('aria-label')).toBe('Grabación: vereda.webm');
  expect(video?.getAttribute('src')).toBe('/api/files?first');
  show('/api/files?second');
  expect(document.querySelector('video')).toBe(video);
  expect(video?.getAttribute('src')).toBe('/api/files?first');
  const link = document.querySelector('a');
  expect([link?.getAttribute('href'), link?.download]).toEqual(['/api/files?second', 'vereda.webm']);
  // What cannot be read any more under the former address is read under the new one.
  if (video) video.currentTime = 42;
  act(() => void video?.dispatchEvent(new Event('error')));
  expect(video?.getAttribute('src')).toBe('/api/files?second');
  if (video) video.currentTime = 0;
  act(() => void video?.dispatchEvent(new Event('loadedmetadata')));
  expect(video?.currentTime).toBe(42);
});
