// @vitest-environment jsdom
// How a file of a viewed submission is shown.
import { act } from 'react';
import { expect, it } from 'vitest';
import { draw } from '../../../platform/testing/draw.ts';
import { AttachmentView } from './attachment-view.tsx';
import { type SubmissionFile, SubmissionFilesContext } from './submission-files.ts';

const KEY = 'videos/form/a.webm';

it('X33.75 a video has a player that goes on when its address is renewed, and a link that saves it', () => {
  const show = (url: string) => {
    const file = { key: KEY, name: 'vereda.webm', url } as SubmissionFile;
    draw(
      <SubmissionFilesContext value={new Map([[KEY, file]])}>
        <AttachmentView attachment={{ type: 'video', key: KEY }} label="Grabación" />
      </SubmissionFilesContext>,
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
