// @vitest-environment jsdom
// The bar that leads through the steps of a form and sends it.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadPublicTexts } from '../../platform/texts.ts';
import { unkeptAnswering } from '../session/answering-session.ts';
import { AnsweringProvider } from '../session/use-answering.tsx';
import { aFormToAnswer } from '../testing/a-form-to-answer.ts';
import { SendBar } from './send-bar.tsx';

// Read when the modules are loaded.
vi.hoisted(() => localStorage.setItem('constancia.language', 'es'));

const { store } = unkeptAnswering(aFormToAnswer(aForm().withSection('s', aQuestion('q', 'text')).build()));
const onNext = vi.fn<() => void>();
const onSend = vi.fn<() => void>();

let root: Root;
beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await loadPublicTexts();
});
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

function draw(next: (() => void) | null): void {
  act(() =>
    root.render(
      <AnsweringProvider value={store}>
        <SendBar
          sending={false}
          note=""
          onBack={null}
          onNext={next}
          onSend={onSend}
          onSendAndMail={null}
          onCheck={null}
          returns={false}
          kept={false}
          wording={undefined}
        />
      </AnsweringProvider>,
    ),
  );
}

/** `detail`: which click of several fast ones it is; 0 for a key. */
const click = (detail: number) =>
  act(
    () =>
      void document
        .querySelector('.button-main')
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail })),
  );

it('X40.05 a double click on the step before the last goes on once, and does not send what stands where it was', () => {
  draw(onNext);
  click(1);
  expect(onNext).toHaveBeenCalledTimes(1);
  draw(null);
  click(2);
  expect(onSend).not.toHaveBeenCalled();
  click(1);
  click(0);
  expect(onSend).toHaveBeenCalledTimes(2);
});
