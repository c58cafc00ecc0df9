// Sends what waits while the page is open; downloaded once the browser is idle.
// rules: X31.49
import { loadOnApproachTexts } from '../platform/texts.ts';
import { deferredBlock } from '../ui/light/deferred-block.tsx';

const QUIET = { quiet: true } as const;

export const QueueRunnerBlock = deferredBlock(async () => {
  const [{ QueueRunner }] = await Promise.all([import('./queue-runner.tsx'), loadOnApproachTexts()]);
  return QueueRunner;
}, QUIET);
