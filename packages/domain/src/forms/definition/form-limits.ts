// Numbers of the editor. The first group is of the specification; the second is ours, set far above the largest
// real form (20 sections, 250 questions, 40 options), so that a hostile or broken form cannot fill the product.
// rules: E9.01-E9.03, E5.08, E5.10, E5.17

/** Code points of a title that becomes the name of an incident type. */
export const INCIDENT_TITLE_MAX = 75;
/** What stands between the title and a state name in the name of an incident type per state (E5.24). */
export const INCIDENT_TITLE_SEPARATOR = ' - ';
/** Code points of the title of a signature. */
export const SIGNATURE_TITLE_MAX = 40;
export const RESPONSE_LIMIT_MIN = 1;
/** Bytes of an uploaded header image: 5 MB of 1,048,576 (E5.20, E9.13). */
export const HEADER_IMAGE_BYTES_MAX = 5 * 1_048_576;
/** Pixels of the longer side that are kept: twice the recommended 1280 (E5.21), for sharp screens. */
export const HEADER_IMAGE_SIDE_MAX = 2_560;
/** Area of the incident system that means none (E9.06). */
export const NO_INCIDENT_AREA = -1;

/** Answers that a form may be limited to. */
export const RESPONSE_LIMIT_MAX = 1_000_000_000;
export const SECTIONS_MAX = 300;
export const CONDITIONS_PER_SECTION_MAX = 200;
/** Questions of a whole form, those of conditions included. */
export const QUESTIONS_MAX = 3_000;
export const CHOICES_PER_QUESTION_MAX = 1_000;
/** Options of all questions together. */
export const CHOICES_MAX = 30_000;
export const STATES_MAX = 100;
export const SIGNATURES_MAX = 50;
/** UTF-16 units of any one text. */
export const TEXT_MAX = 10_000;
/** Versions of one text in other languages. */
export const LANGUAGES_MAX = 20;
/** Levels and values of the parts that are kept as they come (payments, agenda, incident types). */
export const FREE_DEPTH_MAX = 8;
export const FREE_VALUES_MAX = 5_000;
/** Objects, lists and what stands in them: more than the largest form by the numbers above holds. */
export const FORM_VALUES_MAX = 200_000;
/** Issues that one check of an untrusted form reports. */
export const SHAPE_ISSUES_MAX = 50;

/** Length in whole characters, as a person counts them (an emoji of one code point is one). */
export function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}
