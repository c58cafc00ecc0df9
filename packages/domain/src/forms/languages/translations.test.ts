import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCondition, aForm, aQuestion, localized } from '../../testing/a-form.ts';
import type { FormDefinition } from '../definition/form.ts';
import { changeSectionType } from '../edit/edit-sections.ts';
import {
  keyOfText,
  languagesOf,
  removeLanguage,
  setTranslation,
  type TextRef,
  textsOf,
  untranslated,
  withVersion,
} from './translations.ts';

const FORM = aForm()
  .with({ title: localized('Poda', { en: 'Pruning' }) })
  .withSection('a', aQuestion('q', 'single-choice', { options: ['Sí', 'No'] }))
  .withConditionalSection(
    'b',
    { prompt: localized('¿Qué pasa?') },
    aCondition(
      'c',
      aQuestion('d', 'text', { title: localized('Detalle', { en: 'Details', pt: 'Detalhe' }) }),
    ),
  )
  .build();

const keys = (definition: FormDefinition) => textsOf(definition).map(({ ref }) => keyOfText(ref));

const EVERY_TEXT: readonly TextRef[] = [
  { kind: 'form', field: 'title' },
  { kind: 'section', id: 'a', field: 'title' },
  { kind: 'question', id: 'q' },
  { kind: 'choice', id: 'q-1', questionId: 'q' },
  { kind: 'choice', id: 'q-2', questionId: 'q' },
  { kind: 'section', id: 'b', field: 'title' },
  { kind: 'section', id: 'b', field: 'prompt' },
  { kind: 'condition', id: 'c' },
  { kind: 'question', id: 'd' },
];

describe('texts of a form', () => {
  it('E3.17 X11.01 every text is listed once, in the order of the form; empty ones are not', () => {
    expect(textsOf(FORM).map(({ ref }) => ref)).toEqual(EVERY_TEXT);
    expect(new Set(keys(FORM)).size).toBe(EVERY_TEXT.length);
    const described = { ...FORM, description: localized('', { en: 'Only in English' }) };
    expect(keys(described)).toContain('form-description');
    const blank = { ...FORM, description: localized('  ', { en: ' ' }) };
    expect(keys(blank)).toEqual(keys(FORM));
  });

  it('X11.01 the prompt of a section that is not conditional is no text', () => {
    const sections = FORM.sections.map((section) => ({ ...section, conditional: false }));
    expect(keys({ ...FORM, sections })).not.toContain('section-prompt-b');
  });

  it('X11.02 what a language lacks is derived from what it has', () => {
    expect(untranslated(FORM, 'en')).toHaveLength(EVERY_TEXT.length - 2);
    expect(untranslated(FORM, 'pt')).toHaveLength(EVERY_TEXT.length - 1);
    expect(untranslated(FORM, 'constructor')).toHaveLength(EVERY_TEXT.length);
    expect(languagesOf(FORM)).toEqual(['en', 'pt']);
  });
});

describe('versions in other languages', () => {
  it.each(EVERY_TEXT)('E3.17 X11.03 the text at $part can be translated, and only it changes', (ref) => {
    const after = setTranslation(FORM, ref, { language: 'gl', text: 'Galego' });
    expect(untranslated(after, 'gl')).toHaveLength(EVERY_TEXT.length - 1);
    const before = textsOf(FORM);
    const changed = textsOf(after).filter(({ text }, index) => text !== before[index]?.text);
    expect(changed.map((entry) => [entry.ref, entry.text.in?.['gl']])).toEqual([[ref, 'Galego']]);
    const undone = setTranslation(after, ref, { language: 'gl', text: '' });
    expect(undone).toEqual(FORM);
  });

  it('X11.03 the same version again, or a ref that is gone, is no change', () => {
    const title = { kind: 'form', field: 'title' } as const;
    expect(setTranslation(FORM, title, { language: 'en', text: 'Pruning' })).toBe(FORM);
    for (const ref of [
      { kind: 'section', id: '?', field: 'title' },
      { kind: 'condition', id: '?' },
      { kind: 'question', id: '?' },
      { kind: 'choice', id: '?', questionId: 'q' },
      { kind: 'choice', id: '?', questionId: 'd' },
    ] as const)
      expect(setTranslation(FORM, ref, { language: 'en', text: 'x' })).toBe(FORM);
  });

  it('X11.03 the last version taken away leaves none behind, the others stay', () => {
    expect(withVersion(localized('Poda', { en: 'Pruning' }), 'en', '')).toEqual({ text: 'Poda' });
    expect(withVersion(localized('Poda', { en: 'Pruning', pt: 'Poda' }), 'en', '')).toEqual(
      localized('Poda', { pt: 'Poda' }),
    );
  });

  it('X11.03 a language is removed from every text, and nothing else goes', () => {
    const after = removeLanguage(FORM, 'en');
    expect(languagesOf(after)).toEqual(['pt']);
    expect(removeLanguage(after, 'en')).toBe(after);
    expect(textsOf(after).map(({ text }) => text.text)).toEqual(textsOf(FORM).map(({ text }) => text.text));
  });

  it('X11.03 a language that was removed does not come back with the prompt of a section that is conditional again', () => {
    const prompted = setTranslation(
      FORM,
      { kind: 'section', id: 'b', field: 'prompt' },
      { language: 'gl', text: '¿Que pasa?' },
    );
    const without = removeLanguage(changeSectionType(prompted, 'b', 'simple'), 'gl');
    expect(languagesOf(changeSectionType(without, 'b', 'conditional'))).toEqual(['en']);
  });

  it('X11.03 any translations, in any order, leave the own texts and structure alone', () => {
    const step = fc.tuple(fc.constantFrom(...EVERY_TEXT), fc.constantFrom('en', 'pt', 'ja'), fc.string());
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const after = steps.reduce(
          (form, [ref, language, text]) => setTranslation(form, ref, { language, text }),
          FORM,
        );
        for (const language of languagesOf(after)) {
          expect(untranslated(after, language).length).toBeLessThan(EVERY_TEXT.length);
        }
        const bare = (form: FormDefinition) => ['en', 'pt', 'ja'].reduce(removeLanguage, form);
        expect(bare(after)).toEqual(bare(FORM));
      }),
    );
  });
});
