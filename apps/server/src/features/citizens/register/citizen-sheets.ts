// People from a spreadsheet, each registered as a single one is, and to one that can be read again. Who is there already
// is corrected only when that was asked for, with the history of a correction.
// rules: X34.64
import type { createCitizens } from '@constancia/contract/administration/register-sheets.ts';
import type { SheetOutcome } from '@constancia/contract/administration/sheet-outcome.ts';
import type { Body } from '@constancia/contract/endpoint.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import {
  CITIZEN_SHEET,
  type CitizenColumn,
  correctionByLine,
} from '@constancia/domain/citizens/citizen-sheet.ts';
import { checkNewPerson, type NewPerson } from '@constancia/domain/citizens/new-person.ts';
import type { PersonType } from '@constancia/domain/citizens/person-number.ts';
import { comparableNumber } from '@constancia/domain/citizens/registered-citizen.ts';
import type { CitizenSheetWords } from '@constancia/messages/register-sheet-words.ts';
import { appendAudit } from '../../../platform/audit/queries.ts';
import type { Database, Queryable } from '../../../platform/db/database.ts';
import { storeOrCheck } from '../../../platform/db/store-or-check.ts';
import { outcomesOf } from '../../../platform/sheet/line-outcomes.ts';
import { pagedRows } from '../../../platform/sheet/paged-rows.ts';
import { xlsxCell, xlsxFile } from '../../../platform/sheet/xlsx.ts';
import { createInRegister } from '../../../ports/citizens/local.ts';
import { lockRegister, requireRegister } from '../../territory/public.ts';
import { entryOf, refuse, storeCorrection } from './change-citizen.ts';
import { presentListed, REGISTER, type RegisterServices } from './open-register.ts';
import { type CitizenRow, findNumberRow, listRowsAfter } from './queries.ts';

type Sent = Body<typeof createCitizens> & { readonly municipalityId: string };

/** Throws register-read-only, municipality-not-found. */
export async function addCitizens(
  { db, clock }: RegisterServices,
  actor: Actor,
  { municipalityId, citizens, correct, onlyCheck }: Sent,
): Promise<SheetOutcome[]> {
  await requireRegister(db, municipalityId, REGISTER);
  return outcomesOf(citizens, ({ person }) =>
    storeOrCheck(db, { onlyCheck }, (tx) =>
      saveLine(tx, actor, { municipalityId, person, correct, at: clock() }),
    ),
  );
}

interface Line {
  readonly municipalityId: string;
  readonly person: NewPerson;
  readonly correct: boolean;
  readonly at: Date;
}

/** Throws person-invalid. */
async function saveLine(
  tx: Queryable,
  actor: Actor,
  { municipalityId, person: given, correct, at }: Line,
): Promise<'new' | 'there' | 'corrected'> {
  await lockRegister(tx, municipalityId, { register: REGISTER });
  const { personType } = given;
  const plainNumber = comparableNumber(given.documentNumber);
  const row =
    plainNumber === '' ? null : await findNumberRow(tx, municipalityId, { personType, plainNumber });
  if (row) {
    if (!correct) return 'there';
    const correction = { municipalityId, row, given: correctionByLine(row, given), at };
    return (await storeCorrection(tx, actor, correction)) ? 'corrected' : 'there';
  }
  const { person, issues } = checkNewPerson(given);
  refuse(issues);
  // Who has the number since a merge is known as well.
  const { outcome } = await createInRegister(tx, municipalityId, {
    person,
    record: ({ id }) =>
      appendAudit(tx, {
        ...entryOf(actor, at, { municipalityId, citizenId: id }),
        action: 'create',
        details: { purpose: 'sheet' },
      }),
  });
  return outcome === 'created' ? 'new' : 'there';
}

interface Asked {
  readonly municipalityId: string;
  /** Null for everybody. */
  readonly personType: PersonType | null;
}

/** In the order in which they came into the register. */
export function citizenSheet(
  db: Database,
  { municipalityId, personType }: Asked,
  words: CitizenSheetWords,
): AsyncGenerator<Buffer> {
  return xlsxFile({
    name: words.sheet,
    columns: CITIZEN_SHEET.columns.map((column) => ({ header: words.columns[column] })),
    rows: pagedRows<CitizenRow>(
      ({ size, after }) => listRowsAfter(db, municipalityId, { personType, id: after?.id ?? 0, size }),
      (row) => cellsOf(row, words),
    ),
  });
}

function cellsOf(row: CitizenRow, { personTypes }: CitizenSheetWords) {
  const { phone, street } = row;
  const { firstName, lastName, documentNumber, email, personType } = presentListed(row);
  const texts: Readonly<Record<CitizenColumn, string>> = {
    personType: personTypes[personType],
    documentNumber,
    firstName,
    lastName,
    email,
    phone,
    street,
  };
  return CITIZEN_SHEET.columns.map((column) => xlsxCell(texts[column]));
}
