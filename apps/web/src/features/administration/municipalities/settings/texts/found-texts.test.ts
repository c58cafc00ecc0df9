import { expect, it } from 'vitest';
import { foundTexts } from './found-texts.ts';

const TEXTS = {
  'answering.send': 'Enviar',
  'answering.sending': 'Enviando…',
  'portal.send': 'Enviar revisión',
  'record.no-answer': 'Sin respuesta',
};

it('X34.34 texts are found by what they say, without accents or capitals, in any order, the shortest first', () => {
  const found = (wanted: string) => foundTexts(TEXTS, { wanted, taken: {} }).shown.map(([code]) => code);
  expect(found('ENVÍA')).toEqual(['answering.send', 'answering.sending', 'portal.send']);
  expect(found('revision enviar')).toEqual(['portal.send']);
  expect(found(' ')).toEqual([]);
  expect(found('xyz')).toEqual([]);
});

it('X34.34 twelve are listed, all are counted, and those that are worded already are not offered', () => {
  const many = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`t${at}`, `Texto ${at}`]));
  const { shown, count } = foundTexts(many, { wanted: 'texto', taken: { t0: 'x' } });
  expect([shown.length, count]).toEqual([12, 29]);
  expect(shown.map(([code]) => code)).not.toContain('t0');
});
