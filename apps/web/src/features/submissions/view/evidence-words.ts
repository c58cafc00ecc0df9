// The words in which a view says when and where a form was answered and its photos were taken.
// rules: X39.44, X39.62, X39.84
import type { PhotoWords } from '@constancia/domain/submissions/evidence/photo-evidence.ts';
import type { EvidenceWords, PositionWords } from '@constancia/domain/submissions/evidence/shown-evidence.ts';
import { decimalSign } from '@constancia/messages/languages.ts';
import { language } from '../../../platform/language.ts';
import { t } from '../../../platform/texts.ts';

const positionWords = (): PositionWords => ({
  refused: {
    denied: t('visit-evidence.denied'),
    unavailable: t('visit-evidence.unavailable'),
    timeout: t('visit-evidence.timeout'),
  },
  worse: (limit) => t('visit-evidence.worse', { limit }),
});

export const photoWords = (): PhotoWords => ({
  taken: (moment) => t('visit-evidence.photo-taken', { moment }),
  added: (moment) => t('visit-evidence.photo-added', { moment }),
  position: positionWords(),
});

export const evidenceWords = (): EvidenceWords => ({
  started: t('visit-evidence.started'),
  ended: t('visit-evidence.ended'),
  duration: t('visit-evidence.duration'),
  start: t('visit-evidence.start'),
  end: t('visit-evidence.end'),
  distance: t('visit-evidence.distance'),
  metres: (metres) => t('visit-evidence.metres', { metres }),
  track: {
    points: t('visit-evidence.track-points'),
    from: t('visit-evidence.track-from'),
    to: t('visit-evidence.track-to'),
    length: t('visit-evidence.track-length'),
    decimalSign: decimalSign(language),
  },
  position: positionWords(),
});
