// Japanese texts that a citizen's form loads once it is open. Problems that only staff can meet are English.
import { laterTexts as english } from '../en/later-texts.ts';
import { answeringLater } from './answering/answering-later.ts';
import { appointments } from './answering/appointments.ts';
import { receipt } from './answering/receipt.ts';
import { problems } from './problems.ts';
import { shellLater } from './shell-later.ts';

export const laterTexts = {
  ...english,
  ...answeringLater,
  ...problems,
  ...receipt,
  ...appointments,
  ...shellLater,
};
