// Requests of the home page.
import type {
  FoundOfPerson,
  findOfCode as findCodeEndpoint,
  findOfPerson as findEndpoint,
  Home,
  readHome as readEndpoint,
} from '@constancia/contract/home.ts';
import type { PersonType } from '@constancia/domain/citizens/person-number.ts';
import { call } from '../../platform/api-client.ts';

export function readHome(signal: AbortSignal): Promise<Home> {
  return call<typeof readEndpoint>({ method: 'GET', path: '/api/home', signal });
}

export interface WantedPerson {
  readonly personType: PersonType;
  readonly number: string;
}

export interface FoundPage {
  readonly submissions: readonly FoundOfPerson[];
  readonly next: string | null;
  readonly timeZone: string;
}

/** Whose submissions are looked for, or which one. */
export type Wanted = WantedPerson | { readonly code: string };

export function findSubmissions(
  wanted: Wanted,
  cursor: string | null,
  signal: AbortSignal,
): Promise<FoundPage> {
  return 'code' in wanted ? findOfCode(wanted.code, signal) : findOfPerson(wanted, cursor, signal);
}

async function findOfCode(code: string, signal: AbortSignal): Promise<FoundPage> {
  const found = await call<typeof findCodeEndpoint>({
    method: 'GET',
    path: '/api/home/codes/:code',
    params: { code },
    signal,
  });
  return { ...found, next: null };
}

function findOfPerson(
  { personType, number }: WantedPerson,
  cursor: string | null,
  signal: AbortSignal,
): Promise<FoundPage> {
  return call<typeof findEndpoint>({
    method: 'POST',
    path: '/api/home/recipients',
    body: { personType, number, ...(cursor !== null && { cursor }) },
    signal,
  });
}
