// @vitest-environment jsdom
// Photos of a viewed submission that open larger, and files that are gone.
import type { QuestionBlock, SubmissionTree } from '@constancia/domain/presentation/submission-tree.ts';
import { act } from 'react';
import { expect, it } from 'vitest';
import { draw } from '../../../platform/testing/draw.ts';
import { AttachmentView } from './attachment-view.tsx';
import { Photos } from './photos.tsx';
import { type SubmissionFile, SubmissionFilesContext } from './submission-files.ts';

const KEYS = ['front', 'gone', 'back', 'former'];
const file = (key: string) => ({ key, name: `${key}.jpg`, url: `/api/files?${key}` }) as SubmissionFile;
const MARKS = [
  { kind: 'text', x: 0.5, y: 0.5, text: 'Grieta', colour: 'red' },
  { kind: 'box', x1: 0, y1: 0, x2: 1, y2: 1, colour: 'blue' },
] as const;
const FILES: ReadonlyMap<string, SubmissionFile> = new Map(
  KEYS.filter((key) => key !== 'gone').map((key) => [key, file(key)]),
);
const asked = (key: string) =>
  ({
    type: 'question',
    id: key,
    label: `Foto ${key}`,
    attachments: [{ type: 'image', key }],
  }) as unknown as QuestionBlock;
const TREE = {
  sections: [{ blocks: [asked('front'), asked('gone'), asked('back')] }],
} as unknown as SubmissionTree;

const show = (files = FILES) =>
  draw(
    <SubmissionFilesContext value={files}>
      <Photos tree={TREE}>
        {KEYS.map((key) => (
          <AttachmentView key={key} attachment={{ type: 'image', key }} label={`Foto ${key}`} />
        ))}
      </Photos>
    </SubmissionFilesContext>,
  );
const dialog = () => document.querySelector('[role=dialog]');
const large = () => dialog()?.querySelector('img')?.alt;
const thumbnails = () => [...document.querySelectorAll<HTMLButtonElement>('.view-photo-button')];
const press = (key: string) =>
  act(() => void dialog()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));

it('X36.45 a photo opens larger with its question and file as alternative text; arrows lead to those of the submission that are there', () => {
  show();
  act(() => thumbnails()[0]?.click());
  expect(large()).toBe('Foto front: front.jpg');
  expect(dialog()?.querySelector('[role=status]')?.textContent).toBe('Foto 1 de 2 · front.jpg');
  press('ArrowLeft');
  expect(large()).toBe('Foto front: front.jpg');
  press('ArrowRight');
  expect(large()).toBe('Foto back: back.jpg');
  press('ArrowRight');
  expect(large()).toBe('Foto back: back.jpg');
  press('ArrowLeft');
  expect(large()).toBe('Foto front: front.jpg');
});

it('X36.45 a photo of an earlier answer opens alone', () => {
  show();
  act(() => thumbnails()[2]?.click());
  expect(large()).toBe('Foto former: former.jpg');
  expect(dialog()?.querySelector('[role=status]')?.textContent).toBe('former.jpg');
  press('ArrowRight');
  expect(large()).toBe('Foto former: former.jpg');
});

it('X36.45 a file that is gone, or cannot be read, is said not to be available', () => {
  show();
  const said = () => document.body.textContent?.match(/archivo no disponible/g)?.length ?? 0;
  expect(said()).toBe(1);
  act(() => void document.querySelector('img')?.dispatchEvent(new Event('error')));
  expect(said()).toBe(2);
  expect(thumbnails()).toHaveLength(2);
});

it('X39.65 marks lie over the photo, small and large, stand in its alternative text, and can be taken off', () => {
  show(new Map([...FILES, ['front', { ...file('front'), marks: MARKS }]]));
  const measure = (image: HTMLImageElement) => {
    Object.defineProperties(image, { naturalWidth: { value: 400 }, naturalHeight: { value: 200 } });
    act(() => void image.dispatchEvent(new Event('load')));
  };
  const marksIn = (within: Element | null | undefined) => within?.querySelector('svg.marks');
  for (const image of document.querySelectorAll('img')) measure(image);
  expect(document.querySelectorAll('svg.marks')).toHaveLength(1);
  expect(marksIn(thumbnails()[0])?.getAttribute('viewBox')).toBe('0 0 400 200');
  act(() => thumbnails()[0]?.click());
  const inDialog = dialog()?.querySelector('img');
  if (!inDialog) throw new Error('no photo');
  measure(inDialog);
  expect(large()).toBe('Foto front: front.jpg, con marcas, Grieta');
  expect(marksIn(dialog())?.textContent).toContain('Grieta');
  const button = (name: string) =>
    [...(dialog()?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === name);
  act(() => button('Ver sin marcas')?.click());
  expect(marksIn(dialog())).toBeNull();
  expect(large()).toBe('Foto front: front.jpg');
  act(() => button('Ver con marcas')?.click());
  expect(marksIn(dialog())).not.toBeNull();
  press('ArrowRight');
  expect(button('Ver sin marcas')).toBeUndefined();
});

it('X39.80 a photo with a blurred box is not seen before the box covers it, and is seen as it was without marks', () => {
  const blur = { kind: 'blur', x1: 0.25, y1: 0.5, x2: 0.75, y2: 0.6 } as const;
  show(new Map([...FILES, ['front', { ...file('front'), marks: [blur] }]]));
  const small = thumbnails()[0]?.querySelector('img');
  if (!small) throw new Error('no photo');
  expect(small.className).toContain('awaits-blur');
  expect(thumbnails()[1]?.querySelector('img')?.className).not.toContain('awaits-blur');
  Object.defineProperties(small, { naturalWidth: { value: 400 }, naturalHeight: { value: 200 } });
  act(() => void small.dispatchEvent(new Event('load')));
  expect(small.className).not.toContain('awaits-blur');
  const cover = thumbnails()[0]?.querySelector('canvas');
  expect([cover?.width, cover?.height]).toEqual([4, 1]);
  expect([cover?.style.left, cover?.style.top, cover?.style.width, cover?.style.height]).toEqual([
    '25%',
    '50%',
    '50%',
    '10%',
  ]);
  act(() => thumbnails()[0]?.click());
  const button = [...(dialog()?.querySelectorAll('button') ?? [])].find(
    ({ textContent }) => textContent === 'Ver sin marcas',
  );
  act(() => button?.click());
  expect(dialog()?.querySelector('img')?.className).not.toContain('awaits-blur');
  expect(dialog()?.querySelector('canvas')).toBeNull();
});
