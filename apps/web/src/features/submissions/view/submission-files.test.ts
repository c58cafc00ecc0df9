// @vitest-environment jsdom
// When the files of a viewed submission are asked for.
import type { AnswerSet } from '@constancia/domain/submissions/answers/answers.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { drawAndFollow, until } from '../../../platform/testing/draw.ts';
import { type SubmissionFiles, useSubmissionFiles } from './submission-files.ts';

const withPhoto = (image: string): AnswerSet => ({ ticked: {}, main: { q: { image } }, rows: {} });

/** Views a submission whose answers change. */
function viewing() {
  let files: SubmissionFiles = null;
  const Viewed = ({ answers }: { readonly answers: AnswerSet }) => {
    ({ files } = useSubmissionFiles('submission1', answers));
    return null;
  };
  const client = new QueryClient();
  return {
    shown: () => [...(files ?? new Map()).keys()],
    view: (answers: AnswerSet) =>
      drawAndFollow(createElement(QueryClientProvider, { client }, createElement(Viewed, { answers }))),
  };
}

it('R5.25 R5.26 the photo of a corrected answer is shown, though the files were read shortly before', async () => {
  let stored = 'before';
  let reads = 0;
  vi.stubGlobal('fetch', async () => {
    reads += 1;
    return Response.json({ files: [{ key: stored, name: 'foto.jpg', url: '/foto' }] });
  });
  const { shown, view } = viewing();
  await view(withPhoto('before'));
  await until(() => expect(shown()).toEqual(['before']));
  // Read again without a change of files, e.g. after another state: not asked for again.
  await view(withPhoto('before'));
  expect(reads).toBe(1);
  stored = 'after';
  await view(withPhoto('after'));
  await until(() => expect(shown()).toEqual(['after']));
  expect(reads).toBe(2);
});

it('R5.25 a submission without files asks for none, and files of copies are asked for', async () => {
  const asked = vi.fn<() => Promise<Response>>(async () => Response.json({ files: [] }));
  vi.stubGlobal('fetch', asked);
  const { view } = viewing();
  await view({ ticked: {}, main: { q: { value: 'Visto' } }, rows: {} });
  expect(asked).not.toHaveBeenCalled();
  await view({ ticked: {}, main: {}, rows: { s: [{ id: 'r', answers: { q: { document: 'plan' } } }] } });
  expect(asked).toHaveBeenCalledTimes(1);
});
