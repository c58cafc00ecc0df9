// The words of the spreadsheets of registers: those of the screens in the reader's language, so that a file can be read
// there again.
// rules: X34.60, X34.63-X34.66
import { ROLES } from '@constancia/domain/access/role-table.ts';
import { type RoleTitle, roleTitle } from '@constancia/domain/access/role-titles.ts';
import type { AgendaColumn } from '@constancia/domain/appointments/agenda-sheet.ts';
import type { AssetColumn } from '@constancia/domain/assets/asset-sheet.ts';
import type { CitizenColumn } from '@constancia/domain/citizens/citizen-sheet.ts';
import type { PersonType } from '@constancia/domain/citizens/person-number.ts';
import type { IncidentColumn } from '@constancia/domain/incidents/incident-sheet.ts';
import type { UserColumn } from '@constancia/domain/users/user-sheet.ts';
import { TEXTS } from './catalogues.ts';
import type { StaffTextCode, StaffTexts } from './es/texts.ts';
import { catalogueOf } from './languages.ts';
import { SHEET_TITLES } from './sheet-titles.ts';

export interface RegisterSheetWords<Column extends string> {
  readonly sheet: string;
  /** The headings. */
  readonly columns: Readonly<Record<Column, string>>;
}

export interface UserSheetWords extends RegisterSheetWords<UserColumn> {
  readonly roles: Readonly<Record<RoleTitle, string>>;
}

export interface CitizenSheetWords extends RegisterSheetWords<CitizenColumn> {
  readonly personTypes: Readonly<Record<PersonType, string>>;
}

export interface IncidentSheetWords extends RegisterSheetWords<IncidentColumn> {
  readonly yes: string;
  readonly no: string;
}

const staffTexts = (language: string) => TEXTS[catalogueOf(language)].staffTexts();

function headings<Column extends string>(
  texts: Readonly<Record<keyof StaffTexts, string>>,
  titles: Readonly<Record<Column, StaffTextCode>>,
): Readonly<Record<Column, string>> {
  const columns = Object.keys(titles) as Column[];
  return Object.fromEntries(columns.map((column) => [column, texts[titles[column]]])) as Record<
    Column,
    string
  >;
}

export async function userSheetWords(language: string): Promise<UserSheetWords> {
  const texts = await staffTexts(language);
  const roles = ROLES.map((role) => {
    const title = roleTitle(role);
    return [title, texts[`users.role-${title}`]] as const;
  });
  return {
    sheet: texts['users.title'],
    columns: headings(texts, SHEET_TITLES.users),
    roles: Object.fromEntries(roles) as Record<RoleTitle, string>,
  };
}

export async function assetSheetWords(language: string): Promise<RegisterSheetWords<AssetColumn>> {
  const texts = await staffTexts(language);
  return { sheet: texts['assets.title'], columns: headings(texts, SHEET_TITLES.assets) };
}

export async function citizenSheetWords(language: string): Promise<CitizenSheetWords> {
  const texts = await staffTexts(language);
  return {
    sheet: texts['citizens.title'],
    columns: headings(texts, SHEET_TITLES.citizens),
    personTypes: { fisica: texts['person.type-fisica'], juridica: texts['person.type-juridica'] },
  };
}

export async function incidentSheetWords(language: string): Promise<IncidentSheetWords> {
  const texts = await staffTexts(language);
  return {
    sheet: texts['incident-register.title'],
    columns: headings(texts, SHEET_TITLES.incidents),
    yes: texts['staff.yes'],
    no: texts['staff.no'],
  };
}

export async function agendaSheetWords(language: string): Promise<RegisterSheetWords<AgendaColumn>> {
  const texts = await staffTexts(language);
  return { sheet: texts['agendas.title'], columns: headings(texts, SHEET_TITLES.agendas) };
}
