import { localized } from '@constancia/domain/testing/a-form.ts';
import { describe, expect, it } from 'vitest';
import { OPTIONS_SHOWN_MAX, searchOptions } from './search-options.ts';

const option = (text: string, versions?: Readonly<Record<string, string>>) => ({
  id: text,
  text: localized(text, versions),
});
const OPTIONS = [
  option('San Martín'),
  option('Ñandubay', { en: 'Rhea wood' }),
  option('Barrio Nuevo San Juan'),
];

describe('the search among options', () => {
  it('A5.10 A5.11 finds any part of the text, without regard to case and accents', () => {
    const found = (search: string) => searchOptions(OPTIONS, search, 'es').shown.map(({ id }) => id);
    expect(found('MARTIN')).toEqual(['San Martín']);
    expect(found('san')).toEqual(['San Martín', 'Barrio Nuevo San Juan']);
    expect(found('juan  nuevo')).toEqual(['Barrio Nuevo San Juan']);
    expect(found('nandu')).toEqual(['Ñandubay']);
    expect(found('  ')).toHaveLength(3);
  });

  it('A1.05 A5.10 searches what the person reads', () => {
    expect(searchOptions(OPTIONS, 'rhea', 'en').found).toBe(1);
    expect(searchOptions(OPTIONS, 'rhea', 'es').found).toBe(0);
  });

  it('A5.11 draws no more than a page can hold and says how many there are', () => {
    const many = Array.from({ length: 10_000 }, (_, number) => option(`Opción ${number}`));
    const { shown, found } = searchOptions(many, '', 'es');
    expect(shown).toHaveLength(OPTIONS_SHOWN_MAX);
    expect(found).toBe(10_000);
    expect(searchOptions(many, '9876', 'es').shown.map(({ id }) => id)).toEqual(['Opción 9876']);
  });
});
