import { expect, it } from 'vitest';
import { OWN_TEXT_LENGTH_MAX, OWN_TEXTS_MAX } from '../limits.ts';
import { otherOwnTexts, ownTextIssues, tidiedOwnTexts } from './own-texts.ts';

const ORIGINALS = { send: 'Enviar', left: 'Quedan {left} de {max}' };

const issuesOf = (given: Record<string, string>, before: Record<string, string> = {}) =>
  ownTextIssues(given, before, ORIGINALS).map(({ code, at }) => `${at?.field} ${code}`);

it('X34.35 the words for a text name the same values, in any order and as often as they like', () => {
  expect(issuesOf({ send: 'Mandar', left: 'De {max} hay {left}, sí, {left}' })).toEqual([]);
  for (const wrong of [
    'Quedan {left}',
    'Quedan',
    'Quedan {left} de {max} y {other}',
    'Quedan {left} de {maximum}',
  ])
    expect(issuesOf({ left: wrong }), wrong).toEqual(['ownTexts own-text-values']);
  expect(issuesOf({ send: 'Mandar {left}' })).toEqual(['ownTexts own-text-values']);
});

it('X34.35 they say something, in one line of 500 characters at most', () => {
  for (const empty of ['', '  ']) expect(issuesOf({ send: empty })).toEqual(['ownTexts own-text-empty']);
  expect(issuesOf({ send: 'dos\nlíneas' })).toEqual(['ownTexts own-text-lines']);
  expect(issuesOf({ send: '😀'.repeat(OWN_TEXT_LENGTH_MAX) })).toEqual([]);
  expect(issuesOf({ send: 'a'.repeat(OWN_TEXT_LENGTH_MAX + 1) })).toEqual(['ownTexts own-text-too-long']);
});

it('X34.35 only texts that there are can be worded, a hundred at most; what was stored before is not judged', () => {
  expect(issuesOf({ nothing: 'Mandar' })).toEqual(['ownTexts own-text-unknown']);
  expect(issuesOf({ constructor: 'Mandar' })).toEqual(['ownTexts own-text-unknown']);
  expect(issuesOf({ gone: 'Mandar' }, { gone: 'Mandar' })).toEqual([]);
  expect(issuesOf({ gone: 'Otra cosa' }, { gone: 'Mandar' })).toEqual(['ownTexts own-text-unknown']);
  const many = Object.fromEntries(Array.from({ length: OWN_TEXTS_MAX + 1 }, (_, at) => [`t${at}`, 'x']));
  expect(issuesOf(many, many)).toEqual(['ownTexts own-texts-too-many']);
  const { t0: _, ...most } = many;
  expect(issuesOf(most, most)).toEqual([]);
});

it('X34.34 they are stored without spaces around them, and the log has those that changed', () => {
  expect(tidiedOwnTexts({ send: ' Mandar ya ' })).toEqual({ send: 'Mandar ya' });
  const before = { send: 'Mandar', left: 'Hay {left} de {max}' };
  const now = { send: 'Mandar ya', left: 'Hay {left} de {max}', more: 'Más' };
  expect(otherOwnTexts(before, now)).toEqual({ send: 'Mandar' });
  expect(otherOwnTexts(now, before)).toEqual({ send: 'Mandar ya', more: 'Más' });
});
