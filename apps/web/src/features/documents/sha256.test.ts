import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { sha256 } from './sha256.ts';

it('W1 X18.18 the browser and the server take the same digest', () => {
  for (const length of [0, 1, 3, 54, 55, 56, 63, 64, 65, 119, 120, 500]) {
    const text = 'añb€'.repeat(200).slice(0, length);
    const words = sha256(new TextEncoder().encode(text));
    const hex = [...words].map((word) => word.toString(16).padStart(8, '0')).join('');
    expect(hex, String(length)).toBe(createHash('sha256').update(text).digest('hex'));
  }
});
