// @vitest-environment jsdom
// A form that was opened before its screen is drawn.
import type { FormToAnswer } from '@constancia/contract/forms/forms.ts';
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { openAhead, useAnsweringSession } from './use-answering-session.ts';

const server = vi.hoisted(() => ({ asked: 0, reply: Promise.withResolvers<unknown>() }));

vi.mock('./api.ts', () => ({
  readForm: () => {
    server.asked += 1;
    return server.reply.promise;
  },
}));

beforeEach(() => {
  server.asked = 0;
  server.reply = Promise.withResolvers();
});

const WANTED = { formId: 'bESyhZbQHSF7GLBl45Va', person: 'visitor', as: 'visitor' } as const;
/** What stands for it is a form that takes no more submissions: nothing else of it is read. */
const FULL = { limitReached: true } as Partial<FormToAnswer>;

/** What the screen showed, drawing after drawing; `drawn` is called after each, before its effects. */
function screen(drawn: () => void): readonly string[] {
  const shown: string[] = [];
  function Screen() {
    const { load } = useAnsweringSession(WANTED);
    shown.push(load.state);
    useLayoutEffect(drawn);
    return null;
  }
  createRoot(document.createElement('div')).render(<Screen />);
  return shown;
}

it('X31.92 a form that has arrived is in the first drawing, is asked for once, and is not drawn again', async () => {
  server.reply.resolve(FULL);
  await openAhead(WANTED);
  const shown = screen(() => {});
  await vi.waitFor(() => expect(shown).toEqual(['refused']));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(shown).toEqual(['refused']);
  expect(server.asked).toBe(1);
});

it('X31.92 a form that arrives in the moment after the page said that it loads is shown', async () => {
  void openAhead(WANTED);
  const shown = screen(() => server.reply.resolve(FULL));
  await vi.waitFor(() => expect(shown).toEqual(['loading', 'refused']));
  expect(server.asked).toBe(1);
});
