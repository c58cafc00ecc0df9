// Japanese texts without which no page is drawn.
import { answering } from './answering/answering.ts';
import { issues } from './issues.ts';
import { shell } from './shell.ts';

export const firstTexts = { ...shell, ...answering, ...issues };
