// Endpoints of saved views. Who reads the list keeps views; who builds the form shares them and deletes shared ones.
// rules: X33.65, X33.67
import type { Body } from '@constancia/contract/endpoint.ts';
import {
  deleteView as deleteEndpoint,
  listViews as listEndpoint,
  type SubmissionViewOfList,
  saveView as saveEndpoint,
} from '@constancia/contract/submissions/views.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { may } from '@constancia/domain/access/may.ts';
import { VIEWS } from '@constancia/domain/limits.ts';
import { appendAudit } from '../../../platform/audit/queries.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction } from '../../../platform/db/database.ts';
import { type Route, route } from '../../../platform/http/endpoint.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { type FormRow, openForm, shareForm } from '../../forms/public.ts';
import { deleteView, listViews, lockViewsOf, saveView, type ViewRow } from './queries.ts';

interface ViewServices {
  readonly db: Database;
  readonly clock: Clock;
}

const buildsForms = (actor: Actor) => may(actor, 'update', 'formulario');

interface Asked {
  readonly actor: Actor;
  readonly form: FormRow;
  readonly id: string;
}

/** `stored`: null when the person has no such view. */
function refuseStale(stored: number | null, seen: number): void {
  if (stored === null && seen > 0) throw new Problem('view-not-found');
  if (stored !== null && stored !== seen) throw new Problem('stale-version', { values: { version: stored } });
}

async function save(
  { db, clock }: ViewServices,
  { actor, form, id }: Asked,
  { order, version: seen, ...content }: Body<typeof saveEndpoint>,
): Promise<number> {
  if (content.shared && !buildsForms(actor)) throw new Problem('forbidden');
  const { municipalityId } = form;
  const { userId } = actor;
  const key = { municipalityId, formId: form.id };
  const at = clock();
  const view: ViewRow = {
    ...key,
    ...content,
    sorting: order ?? '',
    version: seen + 1,
    id,
    userId,
    userMunicipalityId: actor.municipalityId,
    updatedAt: at,
  };
  await inTransaction(db, async (tx) => {
    if (!(await shareForm(tx, key))) throw new Problem('form-not-found');
    const own = await lockViewsOf(tx, key, userId);
    refuseStale(own.find((one) => one.id === id)?.version ?? null, seen);
    const others = own.filter((other) => other.id !== id);
    if (others.some(({ name }) => name.toLowerCase() === content.name.toLowerCase()))
      throw new Problem('view-name-taken');
    if (others.length >= VIEWS.ofPerson) throw new Problem('views-full');
    if (!(await saveView(tx, view))) throw new Problem('id-taken');
    const details = { form: form.id, shared: content.shared };
    const by = { at, actor: actor.username, action: 'update', subject: 'view', subjectId: id } as const;
    await appendAudit(tx, { municipalityId, ...by, details });
  });
  return view.version;
}

async function remove({ db, clock }: ViewServices, { actor, form, id }: Asked): Promise<void> {
  const { municipalityId } = form;
  const key = { municipalityId, formId: form.id, id, userId: actor.userId };
  await inTransaction(db, async (tx) => {
    if (!(await deleteView(tx, key, buildsForms(actor)))) throw new Problem('view-not-found');
    const by = { actor: actor.username, action: 'delete', subject: 'view', subjectId: id } as const;
    await appendAudit(tx, { municipalityId, at: clock(), ...by, details: { form: form.id } });
  });
}

export function viewRoutes(services: ViewServices): readonly Route[] {
  const { db } = services;
  return [
    route(listEndpoint, async ({ actor, params }) => {
      const { municipalityId, id: formId } = await openForm(db, actor, params.formId);
      const rows = await listViews(db, { municipalityId, formId }, actor.userId);
      const share = buildsForms(actor);
      const views = rows.map(({ id, name, shared, filter, columns, sorting, version, by, userId }) => {
        const save = userId === actor.userId;
        const stored = { filter, columns } as Pick<SubmissionViewOfList, 'filter' | 'columns'>;
        return {
          id,
          name,
          shared,
          ...stored,
          order: sorting || null,
          version,
          by,
          may: { save, delete: save || share },
        };
      });
      return { views, may: { share } };
    }),
    route(saveEndpoint, async ({ actor, params, body }) => {
      const form = await openForm(db, actor, params.formId);
      return { version: await save(services, { actor, form, id: params.viewId }, body) };
    }),
    route(deleteEndpoint, async ({ actor, params }) => {
      await remove(services, { actor, form: await openForm(db, actor, params.formId), id: params.viewId });
      return {};
    }),
  ];
}
