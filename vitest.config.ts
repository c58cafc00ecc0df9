// The tests of every workspace in one run. `npm test` runs them all; `npx vitest --project domain` one group.
// Three workers on the two cores of the target machine, because tests wait for the database and for programs that they start;
// no retries: a test that fails sometimes is wrong.

import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** A test that asserts nothing, say because it loops over an empty list, has proved nothing. */
const expectSomething = { requireAssertions: true };

/**
 * Ends a test that hangs. Tests take seconds at most, but one that starts four servers has been seen to take half a minute on a
 * machine whose cores others use too.
 */
const PATIENCE = { testTimeout: 120_000, hookTimeout: 120_000 };

/**
 * Threads of the server strip the types of their sources with WebAssembly. Where that has called into JavaScript a thousand times,
 * V8 13.6 compiles the call anew, and has ended the whole process over it ('Check failed: jit_page.has_value()', seen once in
 * some fifty runs, nodejs/node#64500). So it never does. The built server has no types to strip.
 */
const KEEPS_WRAPPERS = ['--wasm-wrapper-tiering-budget=1000000000'];

/** Where temporary files are comes first: PostgreSQL has its data there. */
const SERVER_SETUP = ['scripts/testing/memory-folder.ts', 'apps/server/src/testing/global-setup.ts'];

export default defineConfig({
  test: {
    maxWorkers: 3,
    retry: 0,
    projects: [
      {
        test: {
          name: 'domain',
          expect: expectSomething,
          // Pure functions leave nothing behind: the files share what they import.
          isolate: false,
          environment: 'node',
          include: ['packages/*/src/**/*.test.ts'],
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'server',
          expect: expectSomething,
          environment: 'node',
          execArgv: KEEPS_WRAPPERS,
          // Each file has a database and an application of its own; what they import is read once a worker, which saves a
          // third of the time.
          isolate: false,
          include: ['apps/server/src/**/*.test.ts', 'faults/*.test.ts'],
          // A database server is started once for all files; a file may wait for it and for its own database.
          globalSetup: SERVER_SETUP.filter((path) => existsSync(path)),
          ...PATIENCE,
        },
      },
      // A file that needs a document says so in its first line: `// @vitest-environment jsdom`.
      {
        test: {
          name: 'web',
          expect: expectSomething,
          environment: 'node',
          // Each file has a world of its own, but jsdom is read once a worker, which saves three quarters of the processor's time.
          pool: 'vmForks',
          setupFiles: ['apps/web/src/platform/testing/begin-page.ts'],
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'laws',
          expect: expectSomething,
          environment: 'node',
          include: ['scripts/**/*.test.ts'],
          ...PATIENCE,
        },
      },
    ],
  },
});
