import { expect, it } from 'vitest';
import { aForm, aQuestion } from '../../testing/a-form.ts';
import type { AnswersByQuestion } from '../answers/answers.ts';
import { indexForm } from '../answers/form-index.ts';
import { newAnswers } from '../new-submission.ts';
import { NO_PARTICULARS, type Particulars, UNCONFIRMED, UNSENT } from './particulars.ts';
import type { Citizen, SignatureGiven } from '../submission.ts';
import { missingBySection } from '../checks/missing-by-section.ts';
import { requiredProgress } from './required-progress.ts';

const ACT = aForm()
  .withOptions({ citizen: true, citizenRequired: true, digitalSignature: true })
  .withSection(
    'datos',
    aQuestion('nombre', 'text', { required: true }),
    aQuestion('dia', 'date', { required: true }),
    aQuestion('hora', 'time', { required: true, startsEmpty: true }),
  )
  .withSignature({ signatory: 'citizen', required: true })
  .withSignature({ signatory: 'intern', required: false })
  .build();
const NOW = { date: '25/03/2026', time: '09:30' };
const CITIZEN = { id: 7 } as Citizen;
const signed = (over: Partial<SignatureGiven>): SignatureGiven => ({
  slot: 0,
  image: '',
  imageId: '',
  signatory: 'Ana',
  ...over,
});

function progress(main: AnswersByQuestion, particulars: Partial<Particulars> = {}, form = ACT) {
  const answers = newAnswers(form, NOW);
  const sections = missingBySection(indexForm(form), { ...answers, main: { ...answers.main, ...main } });
  const { done, total } = requiredProgress(form, sections, { ...NO_PARTICULARS, ...particulars });
  return `${done} of ${total}`;
}

it('X36.20 A5.03 A5.05 the citizen and required signatures count, and nothing that was filled in for the person', () => {
  expect(progress({})).toBe('0 of 4');
  expect(progress({ nombre: { value: 'Ana' }, hora: { value: '10:00' } })).toBe('2 of 4');
  expect(progress({}, { citizen: CITIZEN })).toBe('1 of 4');
  expect(progress({}, { signatures: [signed({ image: 'key' })] })).toBe('1 of 4');
  expect(progress({}, { signatures: [signed({ imageId: UNSENT })] })).toBe('1 of 4');
  expect(progress({}, { signatures: [signed({ imageId: UNCONFIRMED })] })).toBe('0 of 4');
  expect(progress({}, { signatures: [signed({ slot: 1, image: 'key' })] })).toBe('0 of 4');
});

it('X36.20 a date that was emptied is work again', () => {
  expect(progress({ dia: { value: '' } })).toBe('0 of 5');
});

it('X36.20 a citizen that may be left out, and signatures of a form that is not signed, do not count', () => {
  const { options } = ACT;
  const open = { ...ACT, options: { ...options, citizenRequired: false, digitalSignature: false } };
  expect(progress({}, { citizen: CITIZEN }, open)).toBe('0 of 2');
});
