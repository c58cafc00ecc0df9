// Measures the memory of a server that was started on a filled database and waits.
import { setTimeout } from 'node:timers/promises';
import { memory, type Stack } from './stack.ts';
import type { Row } from './table.ts';

const SECONDS = 20;

export async function measureIdle(stack: Stack): Promise<readonly Row[]> {
  await fetch(`${stack.url}/readyz`);
  await setTimeout(SECONDS * 1000);
  const { now } = await memory(stack);
  return [{ what: `Server, ${SECONDS} s after it was started on the demonstration`, value: now, unit: 'MB' }];
}
