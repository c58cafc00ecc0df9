import { expect, it } from 'vitest';
import { aForm } from '../../testing/a-form.ts';
import { entryLimits } from './entry-limits.ts';

const limited = aForm().withOptions({ limitResponses: true }).with({ responseLimit: 500 }).build();
const once = aForm().withOptions({ singleAnswer: true }).build();

it('A4.50 is full when the number of submissions reaches the limit', () => {
  expect(entryLimits(limited, { ofForm: 499, ofCitizen: null }).limitReached).toBe(false);
  expect(entryLimits(limited, { ofForm: 500, ofCitizen: null }).limitReached).toBe(true);
});

it('A4.50 never fills a form whose limit is off or was never set', () => {
  const off = { ...limited, options: once.options };
  expect(entryLimits(off, { ofForm: 900, ofCitizen: null }).limitReached).toBe(false);
  expect(
    entryLimits({ ...limited, responseLimit: null }, { ofForm: 900, ofCitizen: null }).limitReached,
  ).toBe(false);
});

it('A4.48 blocks a known citizen who answered a single-answer form', () => {
  expect(entryLimits(once, { ofForm: 3, ofCitizen: 1 }).alreadyAnswered).toBe(true);
  expect(entryLimits(once, { ofForm: 3, ofCitizen: 0 }).alreadyAnswered).toBe(false);
  expect(entryLimits(once, { ofForm: 3, ofCitizen: null }).alreadyAnswered).toBe(false);
  expect(entryLimits(limited, { ofForm: 3, ofCitizen: 1 }).alreadyAnswered).toBe(false);
});
