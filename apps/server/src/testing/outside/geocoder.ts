// A geocoder on loopback that replies as a test says, and records what it was asked and when.
import { createServer, type ServerResponse } from 'node:http';
import { listenOnLoopback } from './loopback.ts';

export interface TestGeocoder {
  readonly url: string;
  readonly asked: { readonly path: string; readonly at: number }[];
  /** How it replies from now on. */
  respond: (response: ServerResponse, path: string) => void;
  readonly close: () => Promise<void>;
}

export function sendJson(response: ServerResponse, value: unknown): void {
  if (!response.headersSent) response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(value));
}

export async function openTestGeocoder(): Promise<TestGeocoder> {
  const asked: { path: string; at: number }[] = [];
  const geocoder = { asked, respond: (response: ServerResponse, _path: string) => sendJson(response, []) };
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push({ path, at: performance.now() });
    geocoder.respond(response, path);
  });
  const { url, close } = await listenOnLoopback(server);
  return Object.assign(geocoder, { url, close });
}
