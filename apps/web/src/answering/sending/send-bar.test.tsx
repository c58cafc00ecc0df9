// @vitest-environment jsdom
// The bar that leads through the steps of a form and sends it.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { draw } from '../../platform/testing/draw.ts';
import { unkeptAnswering } from '../session/answering-session.ts';
import { AnsweringProvider } from '../session/use-answering.tsx';
import { aFormToAnswer } from '../testing/a-form-to-answer.ts';
import { type Kept, SendBar } from './send-bar.tsx';

const { store } = unkeptAnswering(aFormToAnswer(aForm().withSection('s', aQuestion('q', 'text')).build()));
const onNext = vi.fn<() => void>();
const onSend = vi.fn<() => void>();

function show(next: (() => void) | null, kept: Kept = false): void {
  draw(
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
        kept={kept}
        wording={undefined}
      />
    </AnsweringProvider>,
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
  show(onNext);
  click(1);
  expect(onNext).toHaveBeenCalledTimes(1);
  show(null);
  click(2);
  expect(onSend).not.toHaveBeenCalled();
  click(1);
  click(0);
  expect(onSend).toHaveBeenCalledTimes(2);
});

it('X40.42 a device that cannot keep what is written says so, with and without a connection', () => {
  const said = () => document.querySelector('.send-offline')?.textContent;
  const lost = 'Este dispositivo no pudo guardar lo que respondió: si cierra la página, se pierde.';
  show(onNext, 'kept');
  expect(said()).toBe('');
  show(onNext, 'failing');
  expect(said()).toBe(lost);
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(said()).toBe(lost);
  show(onNext, 'kept');
  expect(said()).toBe('Sin conexión. Lo que responde queda guardado en este dispositivo.');
  connection.mockRestore();
});
