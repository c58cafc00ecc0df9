// Faults in the evidence of photos: what is drawn and sent of when and where they were taken, and who reads it.
import type { Mutant } from '../scripts/mutants/mutant.ts';

const DOMAIN = 'packages/domain/src/submissions/evidence/photo-evidence.ts';
const SERVER_TEST = 'apps/server/src/features/submissions/files/photo-evidence.test.ts';
const WEB = 'apps/web/src/answering/files';

export const PHOTO_EVIDENCE_MUTANTS: readonly Mutant[] = [
  {
    id: 'X39.61-old-picture-as-taken',
    fault: 'a picture of last year counts as taken during the visit',
    file: `${WEB}/stamp/stamp-photo.ts`,
    find: ' && lastModified > now - JUST_TAKEN',
    put: '',
    noticedBy: {
      file: `${WEB}/stamp/strip.test.ts`,
      title: 'only what the camera just made counts as taken',
    },
  },
  {
    id: 'X39.61-stamped-unasked',
    fault: 'the device is asked where it is though the form does not ask for it',
    file: `${WEB}/file-slot.ts`,
    find: 'const stamp = stampsPhotos && (await',
    put: 'const stamp = stampsPhotos !== null && (await',
    noticedBy: {
      file: `${WEB}/stamp/stamped-slot.test.ts`,
      title: 'a form that does not ask sends none of it',
    },
  },
  {
    id: 'X39.61-line-leaves-the-picture',
    fault: 'a long title is cut off at the edge of the picture',
    file: `${WEB}/stamp/strip.ts`,
    find: 'measure(text, size) <= room',
    put: 'measure(text, size) <= 2 * room',
    noticedBy: { file: `${WEB}/stamp/strip.test.ts`, title: 'no line leaves it' },
  },
  {
    id: 'X39.62-photo-unasked',
    fault: 'where a photo was taken is stored though the form does not ask for it',
    file: DOMAIN,
    find: "if (!stampsPhotos || kind !== 'image')",
    put: "if (kind !== 'image')",
    noticedBy: { file: SERVER_TEST, title: 'what the form does not ask for' },
  },
  {
    id: 'X39.62-photo-of-tomorrow',
    fault: 'a photo was taken tomorrow, or a year ago',
    file: DOMAIN,
    find: 'return isTimeWrong(at, sentAt) ?',
    put: "return isTimeWrong(at, sentAt) && at === '' ?",
    noticedBy: { file: SERVER_TEST, title: 'a time that cannot be, are refused by their field' },
  },
  {
    id: 'X39.62-clock-of-the-device',
    fault: 'a device with a wrong clock dates its photos wrongly',
    file: DOMAIN,
    find: 'at: correctedTime(at, sentAt, now)',
    put: 'at',
    noticedBy: { file: SERVER_TEST, title: 'the view says it by our clock' },
  },
  {
    id: 'X39.62-data-for-the-public',
    fault: 'a record that the public looks up has the data of the photos',
    file: 'apps/server/src/features/records/record-sheet.ts',
    find: "  if (audience === 'public') return new Map();\n",
    put: '',
    noticedBy: { file: SERVER_TEST, title: 'that of the public does not' },
  },
];
