// The municipality whose outbox an administrator reads.
// rules: X20.06
import type { Actor } from '@constancia/domain/access/actor.ts';
import { worksAcrossMunicipalities } from '@constancia/domain/access/may.ts';
import { Problem } from '../../platform/http/problem.ts';

/** Their own by default; another one only for an administrator of all. Throws forbidden. */
export function municipalityOf(actor: Actor, asked: string | undefined): string {
  if (asked === undefined || asked === actor.municipalityId) return actor.municipalityId;
  if (!worksAcrossMunicipalities(actor)) throw new Problem('forbidden');
  return asked;
}
