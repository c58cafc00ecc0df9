import { expect, it } from 'vitest';
import { mayOfferVideo, retentionOf, settingsOf } from './municipality-settings.ts';

it('E5.28 nobody may offer a video where no setting says so', () => {
  expect(mayOfferVideo(settingsOf({}), 'ana')).toBe(false);
  expect(mayOfferVideo(settingsOf({ offersVideoTo: ['beto'] }), 'ana')).toBe(false);
});

it('E5.28 everybody of a municipality that offers it may, whatever they are called', () => {
  const settings = settingsOf({ offersVideo: true });
  expect(mayOfferVideo(settings, 'ana')).toBe(true);
  expect(mayOfferVideo(settings, '')).toBe(true);
});

it('E5.28 elsewhere those may who are named by their incident-system username; nobody without one', () => {
  const settings = settingsOf({ offersVideoTo: ['ana', ''] });
  expect(mayOfferVideo(settings, 'ana')).toBe(true);
  expect(mayOfferVideo(settings, 'Ana')).toBe(false);
  expect(mayOfferVideo(settings, '')).toBe(false);
});

it('X34.87 submissions are kept for the months of their form, else of the municipality, and for ever without any', () => {
  expect(retentionOf({}, 'permits')).toBeNull();
  const settings = { retentionMonths: 24, retentionByForm: { permits: 6, claims: 0 } };
  expect(['permits', 'claims', 'others', 'constructor'].map((id) => retentionOf(settings, id))).toEqual([
    6,
    null,
    24,
    24,
  ]);
  expect(retentionOf({ retentionByForm: { permits: 6 } }, 'others')).toBeNull();
});
