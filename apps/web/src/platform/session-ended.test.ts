import { afterEach, expect, it } from 'vitest';
import { currentSession, offerSignIn, onSessionEnded, signedInAgain } from './session-ended.ts';

let remove = () => {};
afterEach(() => remove());

it('X31.61 requests that are refused together ask once, and one that was sent before is repeated without asking', async () => {
  let questions = 0;
  let answer = (_isSame: boolean) => {};
  remove = onSessionEnded(() => {
    questions += 1;
    return new Promise((resolve) => (answer = resolve));
  });
  const session = currentSession();
  const refused = [signedInAgain(session), signedInAgain(session)];
  answer(true);
  expect(await Promise.all(refused)).toEqual([true, true]);
  expect(await signedInAgain(session)).toBe(true);
  expect(questions).toBe(1);
});

it('X31.61 a person who does not sign in is asked again at the next request', async () => {
  let questions = 0;
  remove = onSessionEnded(() => {
    questions += 1;
    return Promise.resolve(false);
  });
  expect(await signedInAgain(currentSession())).toBe(false);
  expect(await signedInAgain(currentSession())).toBe(false);
  expect(questions).toBe(2);
});

it('X31.61 a person who chose to sign in later is asked again when they send something, not by the page itself', async () => {
  let questions = 0;
  let isSame = false;
  remove = onSessionEnded(() => {
    questions += 1;
    return Promise.resolve(isSame);
  });
  await offerSignIn(currentSession());
  await offerSignIn(currentSession());
  expect(questions).toBe(1);
  isSame = true;
  expect(await signedInAgain(currentSession())).toBe(true);
  expect(questions).toBe(2);
  await offerSignIn(currentSession());
  expect(questions).toBe(3);
});

it('X31.61 where nobody can sign in, on public pages, the refusal stays', async () => {
  expect(await signedInAgain(currentSession())).toBe(false);
});
