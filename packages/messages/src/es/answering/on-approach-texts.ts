// Texts that load only with the map, the signature boxes or the look-ups, because most forms need none of
// them.
import { booking, bookingProblems } from './booking.ts';
import { evidence } from './evidence.ts';
import { answerFiles } from './files.ts';
import { locations } from './locations.ts';
import { lookUp } from './look-up.ts';
import { payments } from './payments.ts';
import { portal } from './portal.ts';
import { signatures } from './signatures.ts';
import { waiting } from './waiting.ts';

export const onApproachTexts = {
  ...answerFiles,
  ...evidence,
  ...booking,
  ...bookingProblems,
  ...lookUp,
  ...payments,
  ...locations,
  ...portal,
  ...signatures,
  ...waiting,
};
