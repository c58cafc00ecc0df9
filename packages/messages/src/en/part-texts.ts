// What comes with the map and the boxes to sign in, and only then: most forms need neither.
import { answerFiles } from './answer-files.ts';
import { places } from './places.ts';
import { signatures } from './signatures.ts';

export const partTexts = { ...answerFiles, ...places, ...signatures };
