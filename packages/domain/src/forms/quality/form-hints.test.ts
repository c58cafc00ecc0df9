import { expect, it } from 'vitest';
import { aCondition, aForm, aQuestion, aSection, localized } from '../../testing/a-form.ts';
import { checkForm } from '../checks/check-form.ts';
import type { FormDefinition, Question } from '../definition/form.ts';
import { updateQuestion } from '../edit/edit-questions.ts';
import { setSignatureTitle } from '../edit/edit-signatures.ts';
import { renameState } from '../workflow/workflow.ts';
import { formHints, LONG_TITLE } from './form-hints.ts';

const keysOf = (form: FormDefinition, languages: readonly string[] = []) =>
  formHints(form, languages).map(({ key }) => key);
const untitled = { title: localized(' ') };

it('X35.33 a form in which nothing was overlooked has no hints', () => {
  const form = aForm()
    .withStates('Recibida', 'Resuelta')
    .withSignature({ title: 'Firma' })
    .withSection('a', aQuestion('a1', 'single-choice', { options: ['Sí', 'No'] }), aQuestion('a2', 'link'))
    .withConditionalSection('b', {}, aCondition('c', aQuestion('c1', 'text')))
    .build();
  expect(keysOf(form)).toEqual([]);
});

it('X35.33 sections, conditions and questions without a text, empty or repeated, are named where they are', () => {
  const form = aForm()
    .withSections(
      aSection('a', untitled),
      aSection('b', { title: localized('Datos'), questions: [aQuestion('b1', 'text', untitled)] }),
      aSection('c', {
        title: localized(' datos  '),
        conditional: true,
        conditions: [
          { ...aCondition('k'), text: localized('') },
          { ...aCondition('l', aQuestion('l1', 'text')), text: localized('Alta') },
          {
            ...aCondition('m', aQuestion('l2', 'text', { title: localized('Pregunta L1') })),
            text: localized('ALTA'),
          },
        ],
      }),
      aSection('d', { conditional: true }),
      aSection('e', {
        questions: ['Calle', 'calle', 'Número'].map((title, at) =>
          aQuestion(`e${at}`, 'text', { title: localized(title) }),
        ),
      }),
    )
    .build();
  expect(keysOf(form)).toEqual([
    'section-repeated section-title-c',
    'section-untitled section-title-a',
    'section-empty section-title-a',
    'question-untitled question-b1',
    'condition-repeated condition-m',
    'condition-untitled condition-k',
    'condition-empty condition-k',
    'section-empty section-title-d',
    'question-repeated question-e1',
  ]);
});

it('X35.33 choices without options, blank options and options that repeat are found, and links that lead nowhere', () => {
  const link = (id: string, url: string, linkTitle = '') => aQuestion(id, 'link', { link: url, linkTitle });
  const form = aForm()
    .withSection(
      'a',
      aQuestion('a1', 'multiple-choice'),
      aQuestion('a2', 'single-choice', { options: ['Norte', '', 'norte ', 'Sur'] }),
      aQuestion('a3', 'text'),
      link('l1', 'https://ejemplo.org'),
      link('l2', 'ejemplo.org'),
      link('l3', 'javascript:alert(1)'),
      link('l4', '', 'Bases del concurso'),
    )
    .build();
  expect(keysOf(form)).toEqual([
    'choices-missing question-a1',
    'choice-blank choice-a2-a2-2',
    'choice-repeated choice-a2-a2-3',
    'link-unusable question-l3',
    'link-missing question-l4',
  ]);
});

it('X35.33 states out of reach, signatures without a title, long titles and missing texts of a language are counted', () => {
  const form = aForm()
    .with({ title: localized('ñ'.repeat(LONG_TITLE + 1)) })
    .with({
      initialState: 0,
      states: [
        { id: 0, name: 'Recibida', transitions: [1] },
        { id: 1, name: 'Resuelta', transitions: [] },
        { id: 2, name: 'Archivada', transitions: [0] },
      ],
    })
    .withSignature({ title: '' })
    .withSection('a', aQuestion('a1', 'text', { title: localized('á'.repeat(LONG_TITLE), { en: 'a' }) }))
    .build();
  expect(keysOf(form, ['en'])).toEqual([
    'title-long form-title',
    'state-unreachable Archivada',
    'signature-untitled 1',
    'translation-missing en',
  ]);
  expect(formHints(form, ['en']).at(-1)).toMatchObject({ count: 5, target: { language: 'en' } });
  expect(keysOf(form)).not.toContain('translation-missing en');
});

it('X35.33 E5.13 what is hinted at never stops a save', () => {
  const definition = aForm()
    .with({ title: localized('Poda') })
    .withSections(aSection('a', { ...untitled, questions: [aQuestion('a1', 'single-choice', untitled)] }))
    .build();
  expect(formHints(definition, [])).toHaveLength(3);
  expect(checkForm({ definition, areaId: 'area', sync: 'off' })).toEqual([]);
});

it('X35.33 a text that changed while its translation stayed is named with the languages, until one of them changes', () => {
  const stored = aForm()
    .with({
      states: [{ id: 0, name: 'Recibida', in: { en: 'Received' }, transitions: [] }],
      initialState: 0,
    })
    .withOptions({ digitalSignature: true })
    .withSignature({ title: 'Vecina', in: { pt: 'Vizinha' } })
    .withSection(
      'a',
      aQuestion('a1', 'text', { title: localized('Calle', { en: 'Street', pt: 'Rua' }) }),
      aQuestion('a2', 'text', { title: localized('Portal') }),
    )
    .build();
  const outdated = (form: FormDefinition) =>
    formHints(form, [], stored)
      .filter(({ code }) => code === 'translation-outdated')
      .map(({ target, name, languages }) => [target.kind, name, ...(languages ?? [])]);
  const titled = (id: string, title: Question['title']) => updateQuestion(stored, id, { title });
  expect(outdated(stored)).toEqual([]);
  expect(outdated(titled('a1', localized(' Calle ', { en: 'Street', pt: 'Rua' })))).toEqual([]);
  expect(outdated(titled('a2', localized('Número')))).toEqual([]);
  expect(outdated(titled('a1', localized('Barrio', { en: 'Street', pt: 'Rua' })))).toEqual([
    ['text', 'Barrio', 'en', 'pt'],
  ]);
  expect(outdated(titled('a1', localized('Barrio', { en: 'Quarter', pt: 'Rua' })))).toEqual([
    ['text', 'Barrio', 'pt'],
  ]);
  const renamed = renameState(stored, 0, 'Registrada');
  expect('definition' in renamed && outdated(renamed.definition)).toEqual([['state', 'Registrada', 'en']]);
  const signed = setSignatureTitle(stored, 0, localized('Titular', { pt: 'Vizinha' }));
  expect(outdated(signed)).toEqual([['signature', 'Titular', 'pt']]);
});
