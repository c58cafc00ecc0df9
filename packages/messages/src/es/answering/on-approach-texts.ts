// What comes with the map, the boxes to sign in and the look-ups, and only then: most forms need none.
import { answerFiles } from './answer-files.ts';
import { locations } from './locations.ts';
import { lookUp } from './look-up.ts';
import { payments } from './payments.ts';
import { portal } from './portal.ts';
import { signatures } from './signatures.ts';

export const onApproachTexts = {
  ...answerFiles,
  ...lookUp,
  ...payments,
  ...locations,
  ...portal,
  ...signatures,
};
