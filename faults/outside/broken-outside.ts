// The municipal platform fails in every way of its stand-in while people send submissions that raise incidents there.
import { setTimeout as pause } from 'node:timers/promises';
import type {
  PlatformBehaviour,
  TestPlatform,
} from '../../apps/server/src/testing/outside/municipal-platform.ts';
import { type Fault, LOAD } from '../fault.ts';
import { raisedOnce, raisingIncidents } from './incident-town.ts';

/** All but 'refuse', after which it is asked again only when an administrator says so. */
const BROKEN: readonly PlatformBehaviour[] = [
  'silent',
  'slow',
  'hang-up',
  'error',
  'page',
  'huge',
  'other-fields',
  'empty',
];

export function brokenOutside(): Fault {
  let platform: TestPlatform;
  return {
    what: 'the municipal platform is silent, slow, hangs up or sends rubbish; submissions raise incidents there',
    ...LOAD,
    rounds: 8,
    surrounds: async () => {
      const raising = await raisingIncidents();
      ({ platform } = raising);
      return raising.around;
    },
    breaks: async (_town, random, soonMs) => {
      await platform.behave('*', BROKEN[random(BROKEN.length)] ?? 'silent');
      await pause(soonMs * 2);
      await platform.behave('*', 'well');
    },
    afterwards: (town, ids) => raisedOnce(town, platform, ids),
  };
}
