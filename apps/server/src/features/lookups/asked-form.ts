// The form that somebody is answering while they look something up. It decides what may be looked up.
// rules: A2.23, A6.01-A6.04, P6.04, X16.08
import type { Answerer } from '@constancia/domain/access/answerer.ts';
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { asksLocation } from '@constancia/domain/submissions/particulars/particulars.ts';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { countedAnswerer } from '../../platform/http/rate-of.ts';
import type { AssetRegister } from '../../ports/assets/port.ts';
import { type FormRow, type FormVersions, openFormAsAnswerer } from '../forms/public.ts';
import type { Geocoders } from '../territory/public.ts';

export interface LookupServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly versions: FormVersions;
  readonly geocoderOf: Geocoders['geocoderOf'];
  readonly assets: AssetRegister;
}

export interface AskedForm {
  readonly form: FormRow;
  readonly definition: FormDefinition;
  /** Username in the incident system; '' for visitors. */
  readonly username: string;
  /** Key under which requests to the geocoder are counted. */
  readonly askedBy: string;
}

interface Asked {
  readonly answerer: Answerer;
  readonly params: { readonly formId: string };
  readonly request: FastifyRequest;
}

export async function formAsked(services: LookupServices, asked: Asked): Promise<AskedForm> {
  const { answerer, params, request } = asked;
  const form = await openFormAsAnswerer(services.db, answerer, params.formId);
  const username = answerer.kind === 'staff' ? answerer.actor.username : '';
  return withDefinition(services, form, { username, askedBy: countedAnswerer(answerer, request) });
}

/** A form that does not ask for a location has nothing to look up. */
async function withDefinition(
  { versions }: LookupServices,
  form: FormRow,
  who: Pick<AskedForm, 'username' | 'askedBy'>,
): Promise<AskedForm> {
  const index = await versions.load(form, form.version);
  if (!index || !asksLocation(index.definition)) throw new Problem('form-not-found');
  return { form, definition: index.definition, ...who };
}
