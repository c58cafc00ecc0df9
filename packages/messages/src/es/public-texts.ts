// Texts that every page loads; citizens load no others at first.
import { answering } from './answering/answering.ts';
import { appointments } from './answering/appointments.ts';
import { receipt } from './answering/receipt.ts';
import { issues } from './issues.ts';
import { problems } from './problems.ts';
import { shell } from './shell.ts';

export const publicTexts = { ...shell, ...answering, ...problems, ...issues, ...receipt, ...appointments };
