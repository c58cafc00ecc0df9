// Galician texts that a citizen's form loads once it is open; every other page loads them at first.
import { answeringLater } from './answering/answering-later.ts';
import { appointments } from './answering/appointments.ts';
import { receipt } from './answering/receipt.ts';
import { problems } from './problems.ts';
import { shellLater } from './shell-later.ts';

export const laterTexts = { ...answeringLater, ...problems, ...receipt, ...appointments, ...shellLater };
