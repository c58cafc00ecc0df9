// The sections of a document: questions, conditions with the questions they show, further copies.
// rules: R2.057, R2.069, R3.13-R3.17
import type { Question, Section } from '../forms/definition/form.ts';
import { inLanguage } from '../localized.ts';
import { linkDisplay } from '../questions/link.ts';
import { NO_DISPLAY } from '../questions/question-type.ts';
import { QUESTION_TYPES } from '../questions/registry.ts';
import type { Answer, AnswerSet, AnswersByQuestion } from '../submissions/answers/answers.ts';
import { tickedConditions } from '../submissions/answers/conditional-sections.ts';
import { ownEntry } from '../submissions/answers/own-entry.ts';
import { copyNumber, rowsOf } from '../submissions/answers/repeats.ts';
import { answerHistory, attachmentsOf } from './answer-history.ts';
import { editedKey } from './edited-key.ts';
import type { Block, ConditionBlock, CopyBlock, QuestionBlock, TreeSection } from './submission-tree.ts';
import type { TreeInput } from './tree-input.ts';

export function treeSections(input: TreeInput): readonly TreeSection[] {
  const { definition, submission, language } = input;
  return definition.sections.map((section) => ({
    id: section.id,
    title: inLanguage(section.title, language),
    description: inLanguage(section.description, language),
    relatedArea: section.relatedArea,
    prompt: section.conditional ? inLanguage(section.prompt, language) : '',
    blocks: blocksOf(input, section, submission.answers),
  }));
}

function blocksOf(input: TreeInput, section: Section, answers: AnswerSet): readonly Block[] {
  if (section.conditional) {
    const ticked = tickedConditions(answers, section.id);
    return section.conditions.map(
      ({ id, text, questions }): ConditionBlock => ({
        type: 'condition',
        id,
        label: inLanguage(text, input.language),
        ticked: ticked.includes(id),
        blocks: ticked.includes(id) ? questionBlocks(input, questions, { answers: answers.main }) : [],
      }),
    );
  }
  const copies = rowsOf(answers, section.id).map(
    (row, position): CopyBlock => ({
      type: 'copy',
      id: row.id,
      number: copyNumber(position),
      blocks: questionBlocks(input, section.questions, { answers: row.answers, rowId: row.id }),
    }),
  );
  return [...questionBlocks(input, section.questions, { answers: answers.main }), ...copies];
}

interface Instance {
  readonly answers: AnswersByQuestion;
  readonly rowId?: string;
}

function questionBlocks(
  input: TreeInput,
  questions: readonly Question[],
  { answers, rowId }: Instance,
): readonly QuestionBlock[] {
  return questions.map((question) =>
    questionBlock(input, question, {
      answer: ownEntry(answers, question.id),
      key: editedKey(question.id, rowId),
    }),
  );
}

function questionBlock(
  { language, edited }: TreeInput,
  question: Question,
  { answer, key }: { readonly answer: Answer | undefined; readonly key: string },
): QuestionBlock {
  return {
    type: 'question',
    id: question.id,
    label: inLanguage(question.title, language),
    kind: question.kind,
    required: question.required,
    reference: question.kind === 'link' ? linkDisplay(question.link, question) : NO_DISPLAY,
    display: QUESTION_TYPES[question.kind].display(answer?.value, question, language),
    attachments: attachmentsOf(answer),
    history: answerHistory(question, edited?.get(key), language),
  };
}
