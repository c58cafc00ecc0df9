// Limits of the editor. The first group comes from the specification. The second group is ours and lies far
// above the largest real form (20 sections, 250 questions, 40 options), so that a hostile or broken form
// cannot exhaust the product.
// rules: E9.01-E9.03, E5.08, E5.10, E5.17

/** Code points of a title that becomes the name of an incident type. */
export const INCIDENT_TITLE_MAX = 75;
/** Separates the title from the state name in the name of a state's incident type (E5.24). */
export const INCIDENT_TITLE_SEPARATOR = ' - ';
/** Code points of the title of a signature. */
export const SIGNATURE_TITLE_MAX = 40;
export const RESPONSE_LIMIT_MIN = 1;
/** Bytes of an uploaded header image: 5 MB of 1,048,576 bytes (E5.20, E9.13). */
export const HEADER_IMAGE_BYTES_MAX = 5 * 1_048_576;
/**
 * Longer side of a stored header image, pixels: twice the recommended 1280 (E5.21), for high-resolution
 * screens.
 */
export const HEADER_IMAGE_SIDE_MAX = 2_560;
/** The area id that means 'no area' in the incident system (E9.06). */
export const NO_INCIDENT_AREA = -1;

/** The highest number of submissions that a form may be limited to. */
export const RESPONSE_LIMIT_MAX = 1_000_000_000;
export const SECTIONS_MAX = 300;
export const CONDITIONS_PER_SECTION_MAX = 200;
/** Questions of a whole form, including those of conditions. */
export const QUESTIONS_MAX = 3_000;
export const CHOICES_PER_QUESTION_MAX = 1_000;
/** Options of all questions of a form together. */
export const CHOICES_MAX = 30_000;
export const STATES_MAX = 100;
export const SIGNATURES_MAX = 50;
/** UTF-16 units of any one text. */
export const TEXT_MAX = 10_000;
/** Other languages that one text may be translated to. */
export const LANGUAGES_MAX = 20;
/**
 * Nesting depth and number of values in content that is copied as it comes (payments, agenda, incident
 * types).
 */
export const FREE_DEPTH_MAX = 8;
export const FREE_VALUES_MAX = 5_000;
/** All values of a form in total; a form at every limit above stays below it. */
export const FORM_VALUES_MAX = 200_000;
/** Issues that one check of an untrusted form reports. */
export const SHAPE_ISSUES_MAX = 50;

/** Length in code points, so that an emoji of one code point counts as one character. */
export function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/** Metres that a form may name as the accuracy that it wants. */
const ACCURACY_LIMIT_MAX = 10_000;

export function isAccuracyLimit(limit: number): boolean {
  return Number.isInteger(limit) && limit >= 1 && limit <= ACCURACY_LIMIT_MAX;
}
