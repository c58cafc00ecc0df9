// The stand-in for the municipal platform as a separate process; tests set how it behaves.
import { startStandIn } from './stand-in.ts';

export type PlatformBehaviour =
  | 'well'
  | 'silent'
  | 'slow'
  | 'hang-up'
  | 'error'
  | 'page'
  | 'huge'
  | 'other-fields'
  | 'empty'
  | 'refuse';

export interface ReceivedRequest {
  readonly call: string;
  readonly key: string;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface TestPlatform {
  readonly url: string;
  /** `call`: '*' for all endpoints. */
  readonly behave: (call: string, behaviour: PlatformBehaviour) => Promise<void>;
  /** The requests to an endpoint, oldest first. */
  readonly received: (call: string) => Promise<readonly ReceivedRequest[]>;
  readonly stop: () => Promise<void>;
}

/** Uses a platform that is already running. */
export function platformAt(url: string): Omit<TestPlatform, 'stop'> {
  return {
    url,
    behave: async (call, behaviour) => {
      const reply = await fetch(`${url}/stand-in/behave`, {
        method: 'POST',
        body: JSON.stringify({ call, behaviour }),
      });
      await reply.text();
    },
    received: async (call) => {
      const reply = await fetch(`${url}/stand-in/requests`);
      return ((await reply.json()) as readonly ReceivedRequest[]).filter((one) => one.call === call);
    },
  };
}

export async function openPlatform(): Promise<TestPlatform> {
  const { port, stop } = await startStandIn('municipal-platform');
  return { ...platformAt(`http://127.0.0.1:${port}`), stop };
}
