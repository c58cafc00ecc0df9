// What every page loads: citizens get these and nothing else.
import { answering } from './answering.ts';
import { appointments } from './appointments.ts';
import { issues } from './issues.ts';
import { problems } from './problems.ts';
import { receipt } from './receipt.ts';
import { shell } from './shell.ts';

export const publicTexts = { ...shell, ...answering, ...problems, ...issues, ...receipt, ...appointments };
