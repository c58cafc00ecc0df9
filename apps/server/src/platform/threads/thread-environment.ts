// The environment of a thread: none of our settings, which hold passwords, but the folder of compiled modules, which halves the
// time until the thread works.
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';

export function threadEnvironment(): Readonly<Record<string, string>> {
  // The folder of this version of Node, inside the one that was set.
  const compiled = getCompileCacheDir();
  return compiled === undefined ? {} : { NODE_COMPILE_CACHE: dirname(compiled) };
}
