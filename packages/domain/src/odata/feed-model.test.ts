import { describe, expect, it } from 'vitest';
import { aCondition, aForm, aQuestion, aSection } from '../testing/a-form.ts';
import { feedMetadata } from './feed-metadata.ts';
import { feedTables } from './feed-model.ts';

const titled = (id: string, text: string) => aQuestion(id, 'text', { title: { text } });
const namesOf = (...versions: Parameters<typeof feedTables>[0]) =>
  feedTables(versions).map(({ name, columns }) => [
    name,
    ...columns.filter(({ source }) => source.type !== 'own').map((column) => column.name),
  ]);

describe('feedTables', () => {
  it('X38.81 a title that was put right, or is used again, leaves the columns that were there with their names', () => {
    const first = aForm().withSection('s', titled('a', 'Obserbaciones'), titled('b', 'Árbol')).build();
    const second = aForm()
      .withSection('s', titled('c', 'Árbol'), titled('a', 'Observaciones'), titled('b', 'Árbol'))
      .build();
    expect(namesOf(first)).toEqual([['Submissions', 'Obserbaciones', 'Arbol']]);
    expect(namesOf(second, first)).toEqual([['Submissions', 'Arbol_c', 'Obserbaciones', 'Arbol']]);
  });

  it('X38.81 every column has a name of its own, whatever its title', () => {
    const form = aForm()
      .withOptions({ geolocation: true })
      .withSection(
        's',
        titled('a', '¿?'),
        titled('b', '樹木'),
        titled('c', 'CODE'),
        titled('d', 'person'),
        titled('e', 'Address'),
      )
      .withSection('t', titled('f', 'e-mail'), titled('g', 'E mail'), titled('h', 'e_mail'))
      .build();
    expect(namesOf(form)).toEqual([
      [
        'Submissions',
        'address',
        'latitude',
        'longitude',
        'q_a',
        'q_b',
        'CODE_c',
        'person_d',
        'Address_e',
        'e_mail',
        'E_mail_g',
        'e_mail_h',
      ],
    ]);
  });

  it('X38.80 conditions stand with the submission, repeats in tables of their own with every version', () => {
    const first = aForm()
      .withConditionalSection('c', {}, aCondition('x', titled('a', 'Motivo')))
      .withSections(aSection('r', { title: { text: 'Visita' }, questions: [titled('b', 'Nota')] }))
      .build();
    const second = {
      ...first,
      sections: first.sections.map((one) => (one.id === 'r' ? { ...one, repeatable: true } : one)),
    };
    expect(namesOf(first)).toEqual([['Submissions', 'Motivo', 'Nota']]);
    expect(namesOf(second, first)).toEqual([
      ['Submissions', 'Motivo'],
      ['Submissions.Visita', 'Nota'],
    ]);
  });

  it('X38.106 a condition without questions is a property that is true or false, under the name it had first', () => {
    const condition = (text: string) => ({ ...aCondition('x'), text: { text } });
    const first = aForm().withConditionalSection('c', {}, condition('Urjente')).build();
    const second = aForm()
      .withConditionalSection('c', {}, condition('Urgente'), aCondition('y', titled('a', 'Urgente')))
      .build();
    const columns =
      feedTables([second, first])[0]?.columns.filter(({ source }) => source.type !== 'own') ?? [];
    expect(columns.map(({ name, type, title }) => [name, type, title])).toEqual([
      ['Urjente', 'Edm.Boolean', 'Urgente'],
      ['Urgente', 'Edm.String', 'Urgente'],
    ]);
    expect(feedMetadata(feedTables([second, first]))).toContain(
      '<Property Name="Urjente" Type="Edm.Boolean">',
    );
  });

  it('X38.81 a question that was of another kind is text', () => {
    const kind = (one: 'text' | 'integer') => aForm().withSection('s', aQuestion('a', one)).build();
    const typeOf = (...versions: Parameters<typeof feedTables>[0]) =>
      feedTables(versions)[0]?.columns.at(-1)?.type;
    expect(typeOf(kind('integer'))).toBe('Edm.Decimal');
    expect(typeOf(kind('integer'), kind('text'))).toBe('Edm.String');
  });
});

describe('feedMetadata', () => {
  it('X38.81 a title stands in the XML as it was written, without what no XML holds', () => {
    const odd = aForm().withSection('s', titled('a', 'A & B <"\u0001\ud800">')).build();
    expect(feedMetadata(feedTables([odd]))).toContain('String="A &amp; B &lt;&quot;&quot;&gt;"');
  });
});
