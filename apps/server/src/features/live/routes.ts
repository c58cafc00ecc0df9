// The endpoint of the live stream.
// rules: X33.61
import { followChanges } from '@constancia/contract/live.ts';
import { type Route, route } from '../../platform/http/endpoint.ts';
import type { SessionServices } from '../session/public.ts';
import type { LiveStreams } from './live-streams.ts';

interface LiveServices extends Pick<SessionServices, 'cookie'> {
  readonly streams: LiveStreams;
}

export function liveRoutes({ cookie, streams }: LiveServices): readonly Route[] {
  return [
    route(followChanges, async ({ actor, query: { seconds }, request, reply }) => {
      const session = cookie.hashOf(request)?.toString('hex') ?? '';
      const content = await streams.open({ actor, session, seconds });
      return reply
        .header('content-type', followChanges.file)
        .header('cache-control', 'no-store')
        .header('x-accel-buffering', 'no')
        .send(content);
    }),
  ];
}
