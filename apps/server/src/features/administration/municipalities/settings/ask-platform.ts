// Asks the platform that a municipality works with for its areas, which changes nothing there, and says in one word what
// came back and how long it took. What the platform said is not passed on.
// rules: X34.48
import type { askPlatform } from '@constancia/contract/administration/municipality-settings.ts';
import type { Reply } from '@constancia/contract/endpoint.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { appendAudit } from '../../../../platform/audit/queries.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { NotPublic, OutsideFailure } from '../../../../ports/outside-call/outside-failure.ts';
import type { ChosenSystems } from '../../../territory/public.ts';
import type { AdministrationServices } from '../save-municipality.ts';
import { findSettings } from './queries.ts';

export interface AskingServices extends AdministrationServices {
  readonly tryPlatform: ChosenSystems['tryPlatform'];
}

type Outcome = Reply<typeof askPlatform>['outcome'];
/** In what it fails, whatever it is. */
type Failing = Exclude<Outcome, 'answered'>;

export async function tryPlatform(
  services: AskingServices,
  { username }: Actor,
  municipalityId: string,
): Promise<Reply<typeof askPlatform>> {
  const { db, clock } = services;
  if (!(await findSettings(db, municipalityId, { lock: false }))) throw new Problem('municipality-not-found');
  const at = clock();
  const outcome = await outcomeOf(services.tryPlatform(db, { municipalityId, username }));
  const milliseconds = clock().getTime() - at.getTime();
  await appendAudit(db, {
    municipalityId,
    at,
    actor: username,
    action: 'create',
    subject: 'test-request',
    subjectId: municipalityId,
    details: { outcome },
  });
  return { outcome, milliseconds };
}

async function outcomeOf(asking: Promise<void>): Promise<Outcome> {
  try {
    await asking;
    return 'answered';
  } catch (error) {
    return failingOf(error);
  }
}

/** Throws what is no failure of a system outside. */
export function failingOf(error: unknown): Failing {
  if (error instanceof NotPublic) return 'not-public';
  if (error instanceof OutsideFailure) return error.kind;
  throw error;
}
