// Spanish of Central America, where it differs about the files of an answer.
// rules: X34.33
import { answerFiles as spanish } from '../es/answering/files.ts';

export const centralAmericanFiles = {
  'files.take-photo': 'Tomar una foto',
  'files.help-image': 'PNG o JPEG. Las fotos grandes se reducen solas antes de subir.',
} as const satisfies Partial<Record<keyof typeof spanish, string>>;

export const answerFiles = { ...spanish, ...centralAmericanFiles };
