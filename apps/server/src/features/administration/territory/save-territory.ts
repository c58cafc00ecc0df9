// Names countries, provinces and municipalities, adds and deletes countries and provinces, and keeps a country out. The
// audit log of the administrator's own municipality says so; that of the municipality itself says its own name.
// rules: X33.88, X33.89
import type { AuditDetails } from '@constancia/domain/audit/audit-details.ts';
import type { nameMunicipality } from '@constancia/contract/administration/territory-register.ts';
import type { Body } from '@constancia/contract/endpoint.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import type { Issue } from '@constancia/domain/issue.ts';
import {
  checkKeywordChange,
  checkTerritoryName,
  tidiedTerritoryName,
} from '@constancia/domain/territory/edited-territory.ts';
import { appendAudit } from '../../../platform/audit/queries.ts';
import { inTransaction, type Queryable } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { keywordTaken } from '../../territory/public.ts';
import type { AdministrationServices } from '../municipalities/save-municipality.ts';
import { lockNames } from '../municipalities/queries.ts';
import * as rows from './queries.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

interface Renamed extends Named {
  /** The name as it was read. */
  readonly seen: string;
}

/** The name as it is stored. Throws territory-invalid. */
function checkedName(given: string, neighbours: readonly Named[], more: readonly Issue[] = []): string {
  const name = tidiedTerritoryName(given);
  const issues = [
    ...checkTerritoryName(
      name,
      neighbours.map((one) => one.name),
    ),
    ...more,
  ];
  if (issues.length > 0) throw new Problem('territory-invalid', { issues });
  return name;
}

/** The entry, and its neighbours. Throws register-entry-not-found. */
function opened<Row extends Named>(
  all: readonly Row[],
  id: string,
): { readonly row: Row; readonly others: readonly Row[] } {
  const row = all.find((one) => one.id === id);
  if (!row) throw new Problem('register-entry-not-found');
  return { row, others: all.filter((one) => one !== row) };
}

/** Throws register-entry-changed. */
function refuseUnseen({ name }: Named, seen: string): void {
  if (name !== seen) throw new Problem('register-entry-changed');
}

interface Change {
  readonly action: 'create' | 'update' | 'delete';
  readonly subject: 'country' | 'province';
  readonly id: string;
  readonly details: AuditDetails;
}

interface Alone {
  readonly tx: Queryable;
  /** Writes the change into the audit log of the actor's municipality. */
  readonly note: (change: Change) => Promise<void>;
}

/** Runs alone among all who change names. */
function alone<T>(
  { db, clock }: AdministrationServices,
  { municipalityId, username: actor }: Actor,
  run: (alone: Alone) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (tx) => {
    await lockNames(tx);
    const note = ({ id, ...change }: Change) =>
      appendAudit(tx, { municipalityId, at: clock(), actor, subjectId: id, ...change });
    return run({ tx, note });
  });
}

/** Sent again with the same name it changes nothing. Throws id-taken. */
function isStored(same: Named | undefined, given: string): boolean {
  if (!same) return false;
  if (same.name !== tidiedTerritoryName(given)) throw new Problem('id-taken');
  return true;
}

export function addCountry(
  services: AdministrationServices,
  actor: Actor,
  { id, name: given }: Named,
): Promise<void> {
  return alone(services, actor, async ({ tx, note }) => {
    const all = await rows.listCountries(tx);
    if (
      isStored(
        all.find((one) => one.id === id),
        given,
      )
    )
      return;
    const name = checkedName(given, all);
    await rows.insertCountry(tx, { id, name });
    await note({ action: 'create', subject: 'country', id, details: { name } });
  });
}

/** Returns the name as it is stored. */
export function saveCountryName(
  services: AdministrationServices,
  actor: Actor,
  { id, name: given, seen }: Renamed,
): Promise<string> {
  return alone(services, actor, async ({ tx, note }) => {
    const { row, others } = opened(await rows.listCountries(tx), id);
    refuseUnseen(row, seen);
    const name = checkedName(given, others);
    if (name === row.name) return name;
    await rows.renameCountry(tx, { id, name });
    const details = { name: { before: row.name, now: name } };
    await note({ action: 'update', subject: 'country', id, details });
    return name;
  });
}

export function saveCountryDisabled(
  services: AdministrationServices,
  actor: Actor,
  { id, isDisabled }: { readonly id: string; readonly isDisabled: boolean },
): Promise<void> {
  return alone(services, actor, async ({ tx, note }) => {
    const { row } = opened(await rows.listCountries(tx), id);
    if (isDisabled && (await rows.findCountryOf(tx, actor.municipalityId)) === id)
      throw new Problem('own-country');
    if (row.isDisabled === isDisabled) return;
    await rows.setCountryDisabled(tx, { id, isDisabled });
    const details = { disabled: { before: row.isDisabled, now: isDisabled } };
    await note({ action: 'update', subject: 'country', id, details });
  });
}

export function removeCountry(services: AdministrationServices, actor: Actor, id: string): Promise<void> {
  return alone(services, actor, async ({ tx, note }) => {
    const { row } = opened(await rows.listCountries(tx), id);
    const provinces = (await rows.listProvinces(tx)).filter(({ countryId }) => countryId === id);
    if (provinces.length > 0) throw new Problem('territory-in-use', { values: { count: provinces.length } });
    await rows.deleteCountry(tx, id);
    await note({
      action: 'delete',
      subject: 'country',
      id,
      details: { name: row.name },
    });
  });
}

export function addProvince(
  services: AdministrationServices,
  actor: Actor,
  { id, name: given, countryId }: Named & { readonly countryId: string },
): Promise<void> {
  return alone(services, actor, async ({ tx, note }) => {
    opened(await rows.listCountries(tx), countryId);
    const all = await rows.listProvinces(tx);
    const same = all.find((one) => one.id === id);
    if (same && same.countryId !== countryId) throw new Problem('id-taken');
    if (isStored(same, given)) return;
    const name = checkedName(
      given,
      all.filter((one) => one.countryId === countryId),
    );
    await rows.insertProvince(tx, { id, name, countryId });
    await note({
      action: 'create',
      subject: 'province',
      id,
      details: { name, countryId },
    });
  });
}

/** Returns the name as it is stored. */
export function saveProvinceName(
  services: AdministrationServices,
  actor: Actor,
  { id, name: given, seen }: Renamed,
): Promise<string> {
  return alone(services, actor, async ({ tx, note }) => {
    const { row, others } = opened(await rows.listProvinces(tx), id);
    refuseUnseen(row, seen);
    const name = checkedName(
      given,
      others.filter(({ countryId }) => countryId === row.countryId),
    );
    if (name === row.name) return name;
    await rows.renameProvince(tx, { id, name });
    const details = { name: { before: row.name, now: name } };
    await note({ action: 'update', subject: 'province', id, details });
    return name;
  });
}

export function removeProvince(services: AdministrationServices, actor: Actor, id: string): Promise<void> {
  return alone(services, actor, async ({ tx, note }) => {
    const { row } = opened(await rows.listProvinces(tx), id);
    const count = await rows.countMunicipalities(tx, id);
    if (count > 0) throw new Problem('territory-in-use', { values: { count } });
    await rows.deleteProvince(tx, id);
    await note({
      action: 'delete',
      subject: 'province',
      id,
      details: { name: row.name },
    });
  });
}

type Given = Body<typeof nameMunicipality> & { readonly municipalityId: string };

/** Returns both as they are stored. */
export function saveMunicipalityName(
  services: AdministrationServices,
  actor: Actor,
  { municipalityId: id, seen, ...given }: Given,
): Promise<{ readonly name: string; readonly keyword: string }> {
  return alone(services, actor, async ({ tx }) => {
    const all = await rows.listNeighbours(tx, id);
    const row = all.find((one) => one.id === id);
    if (!row) throw new Problem('municipality-not-found');
    refuseUnseen(row, seen);
    const keyword = given.keyword.trim();
    const issues: Issue[] = [
      ...checkKeywordChange({ before: row.keyword, now: keyword, isFixed: row.hasCodes }),
    ];
    if (issues.length === 0 && keyword !== row.keyword && (await keywordTaken(tx, { id, keyword })))
      issues.push({ code: 'keyword-taken', at: { field: 'keyword' } });
    const name = checkedName(
      given.name,
      all.filter((one) => one !== row),
      issues,
    );
    if (name === row.name && keyword === row.keyword) return { name, keyword };
    await rows.renameMunicipality(tx, { id, name, keyword });
    await appendAudit(tx, {
      municipalityId: id,
      at: services.clock(),
      actor: actor.username,
      action: 'update',
      subject: 'municipality',
      subjectId: id,
      details: {
        ...(name !== row.name && { name: { before: row.name, now: name } }),
        ...(keyword !== row.keyword && { keyword: { before: row.keyword, now: keyword } }),
      },
    });
    return { name, keyword };
  });
}
