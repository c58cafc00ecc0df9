// Requests of the home page.
import type {
  FoundOfPerson,
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

export function findOfPerson(
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
