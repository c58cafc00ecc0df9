// Faults in the frame around the screens: who gets to which one, signing in and out, language, frames of other sites.
import type { Mutant } from '../../scripts/mutants/mutant.ts';

export const SCREENS_FRAME_MUTANTS: readonly Mutant[] = [
  {
    id: 'answering-without-the-right',
    fault: 'the screen to answer opens for people who may not answer',
    file: 'apps/web/src/app/paths.ts',
    find: "  answer: { action: 'create', subject: 'respuesta' },",
    put: "  answer: 'signed-in',",
    noticedBy: { file: 'apps/web/src/app/paths.test.ts', title: 'A6.08 P2.07 answering asks' },
  },
  {
    id: 'look-up-behind-the-sign-in',
    fault: 'a person who looks a record up is sent to sign in',
    file: 'apps/web/src/app/paths.ts',
    find: "  recordLookUp: 'public',",
    put: "  recordLookUp: 'signed-in',",
    noticedBy: {
      file: 'apps/web/src/app/paths.test.ts',
      title: 'P2.27 P2.28 P2.29 P2.31 P6.29 R1.01 R1.08 R9.31 these pages and no others',
    },
  },
  {
    id: 'every-screen-for-every-role',
    fault: 'a missing right opens the screen all the same',
    file: 'apps/web/src/app/guard.tsx',
    find: 'return allowed ? children : <ForbiddenScreen />;',
    put: 'return allowed || session.account ? children : <ForbiddenScreen />;',
    noticedBy: { file: 'e2e/desk/shell.spec.ts', title: 'P2.32 P2.39 P2.40 P2.41 R2.112 R2.113' },
  },
  {
    id: 'way-back-forgotten-by-the-sign-in',
    fault: 'a person who signs in lands at home and not where they wanted to go',
    file: 'apps/web/src/app/guard.tsx',
    find: 'const from = pathname + search + hash;',
    put: "const from = pathname === search + hash ? pathname : '/home';",
    noticedBy: { file: 'e2e/desk/shell.spec.ts', title: 'P2.38 P2.44 P2.45 P7.31 P8.14' },
  },
  {
    id: 'language-not-kept',
    fault: 'the language that was chosen is lost',
    file: 'apps/web/src/platform/language.ts',
    find: '  localStorage.setItem(LANGUAGE_STORAGE_KEY, next);\n',
    put: '  localStorage.removeItem(LANGUAGE_STORAGE_KEY);\n',
    noticedBy: { file: 'e2e/desk/shell.spec.ts', title: 'P1.18 P1.20 P1.21 P2.51 choosing a language' },
  },
  {
    id: 'signed-out-on-the-screen-only',
    fault: 'a person who signs out is still signed in for the server',
    file: 'apps/web/src/features/session/sign-out.ts',
    find: 'const { signOutUrl } = await call<typeof signOut>(request);',
    put: 'const { signOutUrl } = (await Promise.resolve({ ...request, signOutUrl: undefined })) as { signOutUrl?: string };',
    noticedBy: { file: 'e2e/desk/shell.spec.ts', title: 'P2.48 P2.49 P2.50 P4.06 the account menu' },
  },
  {
    id: 'sign-out-waits-for-the-server',
    fault: 'the screen stays open until the server has heard of the sign-out',
    file: 'apps/web/src/features/session/session-context.tsx',
    find: "        setCurrent({ state: 'unauthenticated' });\n        await dropKeptAccount();\n        const elsewhere = await signOutOnServer().catch(() => null);\n",
    put: "        const elsewhere = await signOutOnServer().catch(() => null);\n        setCurrent({ state: 'unauthenticated' });\n",
    noticedBy: { file: 'e2e/desk/shell.spec.ts', title: 'P2.48 P2.49 P2.50 P4.06 the account menu' },
  },
  {
    id: 'top-bar-inside-a-frame',
    fault: 'a form inside another page shows our bar',
    file: 'apps/web/src/ui/light/public-frame.tsx',
    find: '{window.self === window.top && (',
    put: '{window.self && (',
    noticedBy: { file: 'e2e/answering/answering.spec.ts', title: 'P2.37 inside a frame of another page' },
  },
  {
    id: 'sealed-answers-offered-for-editing',
    fault: 'the row of a signed submission leads into an edit that ends in an error',
    file: 'packages/domain/src/review/submission-rights.ts',
    find: 'const isOpen = !isSealed(definition, signatures);',
    put: 'const isOpen = true;',
    noticedBy: {
      file: 'apps/server/src/features/review/who-corrects.test.ts',
      title: 'a signed submission is corrected only where the form lets signed submissions be changed',
    },
  },
  {
    id: 'signed-answers-lead-into-an-error',
    fault: 'the list offers to correct a signed submission, which ends in an error',
    file: 'packages/domain/src/review/submission-rights.ts',
    find: "correct: may(actor, 'correct', 'respuesta') && isOpen,",
    put: "correct: may(actor, 'correct', 'respuesta'),",
    noticedBy: {
      file: 'e2e/desk/submissions-desk.spec.ts',
      title:
        'a signed submission offers no way into an edit that would be refused, in the row and in the view',
    },
  },
];
