// Plays a person who answers a form, over the real store, drafts and sending, without drawing the form:
//
//   const ana = await openScenario({ form: aForm()….build() });
//   ana.fill('Nombre', 'Ana').tick('Ramas secas').addCopy('Personas');
//   await ana.send();
//
// Like a person it finds questions by their titles, and only those that are shown. A test that uses it runs in jsdom.
import type { FormToAnswer } from '@constancia/contract/forms/forms.ts';
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import type { AnswerValue, LocalMoment } from '@constancia/domain/questions/question-type.ts';
import { mayTick, tickedConditions } from '@constancia/domain/submissions/answers/conditional-sections.ts';
import type {
  ConditionEntry,
  QuestionEntry,
  SectionEntry,
} from '@constancia/domain/submissions/answers/form-index.ts';
import { rowsOf } from '@constancia/domain/submissions/answers/repeats.ts';
import { type AnswerRef, answerAt } from '@constancia/domain/submissions/answers/set-answer.ts';
import { act } from 'react';
import { onTestFinished } from 'vitest';
import { newItemId } from '../../platform/new-id.ts';
import { drawAndFollow, removeDrawn } from '../../platform/testing/draw.ts';
import { tIssue } from '../../platform/texts.ts';
import type { RefusalCode } from '../sending/refusal.ts';
import { type Sending, type SendingNeeds, useSending } from '../sending/use-sending.ts';
import {
  dropCopy,
  onBlurQuestion,
  repeatSection,
  restoreSection,
  type Step,
  setAnswerAt,
  tick,
  untick,
} from '../session/answering-actions.ts';
import type { AnsweringSession } from '../session/answering-session.ts';
import { questionKey } from '../session/field-key.ts';
import { openAnswering } from '../session/open-draft.ts';
import { AnsweringProvider } from '../session/use-answering.tsx';
import { useDraftKeeper } from '../session/use-draft-keeper.ts';
import { VISITOR } from '../session/written-draft.ts';
import { type Steps, useSteps } from '../stepper/use-steps.ts';
import { aFormToAnswer } from './a-form-to-answer.ts';
import { type MemoryIntake, openMemoryIntake } from './memory-intake.ts';

export interface ScenarioForm {
  readonly form: FormDefinition;
  /** Staff choose the state of a form that has states. */
  readonly asksState?: boolean;
}

interface Screen {
  readonly session: AnsweringSession;
  readonly sending: Sending;
  readonly steps: Steps;
}

class Scenario {
  readonly intake: MemoryIntake = openMemoryIntake();
  /** Why the form cannot be answered any more; null while it can. */
  refused: RefusalCode | null = null;
  /** The codes of the submissions that were stored, as the person was shown them. */
  readonly codes: string[] = [];
  #form: FormToAnswer;
  readonly #asksState: boolean;
  #screen: Screen | null = null;
  /** The server said that the form has a newer version: the screen opens it with what was written. */
  #reopens = false;

  constructor({ form, asksState = false }: ScenarioForm) {
    this.#form = aFormToAnswer(form);
    this.#asksState = asksState;
  }

  /** Opens the page again, with what the device has kept. */
  async reload(): Promise<this> {
    // As a browser does it when a page is left.
    window.dispatchEvent(new Event('pagehide'));
    this.close();
    const session = await openAnswering({ form: this.#form, person: VISITOR });
    await drawAndFollow(this.#page(session));
    return this;
  }

  close(): void {
    removeDrawn();
  }

  /** The form was saved again; the person sees it when they open it again. */
  publish(form: FormDefinition): this {
    this.#form = { ...this.#form, version: this.#form.version + 1, definition: form };
    return this;
  }

  fill(title: string, value: AnswerValue, copy = 1): this {
    const { entry, at } = this.#find(title, copy);
    return this.#change(setAnswerAt(at, value)).#change(onBlurQuestion(entry, at));
  }

  /** The answer that the person sees. */
  value(title: string, copy = 1): AnswerValue | undefined {
    return answerAt(this.#state.answers, this.#find(title, copy).at)?.value;
  }

  /** Whether a question is shown. */
  shows(title: string): boolean {
    return this.#shown().some(({ question }) => question.title.text === title);
  }

  tick(condition: string): this {
    const { section, entry } = this.#condition(condition);
    if (!mayTick(this.#state.answers, section, entry.condition.id)) throw new Error(`${condition} is locked`);
    return this.#change(tick({ section, conditionId: entry.condition.id, now: NOW }));
  }

  untick(condition: string): this {
    const { section, entry } = this.#condition(condition);
    return this.#change(untick(section, entry.condition.id));
  }

  /** Brings back what unticking cleared. */
  undo(condition: string): this {
    return this.#change(restoreSection(this.#condition(condition).section, NOW));
  }

  addCopy(section: string): this {
    return this.#change(
      repeatSection({ section: this.#section(section).section, rowId: newItemId(), now: NOW }),
    );
  }

  /** `copy` is counted as it is shown, so the first further copy is 2. */
  removeCopy(section: string, copy: number): this {
    const { section: found } = this.#section(section);
    const row = rowsOf(this.#state.answers, found.id)[copy - 2];
    if (!row) throw new Error(`${section} has no copy ${copy}`);
    return this.#change(dropCopy(found, row.id));
  }

  copies(section: string): number {
    return rowsOf(this.#state.answers, this.#section(section).section.id).length;
  }

  next(): this {
    return this.#press(this.#seen.steps.next);
  }

  back(): this {
    return this.#press(this.#seen.steps.back);
  }

  get step(): string {
    return this.#seen.steps.present;
  }

  /** Presses 'send'. */
  async send(): Promise<this> {
    return this.#async(({ submit }) => submit());
  }

  /** Presses a button of the dialog that sending has opened. */
  async answer(press: (sending: Sending) => void): Promise<this> {
    return this.#async(press);
  }

  /** What is on screen besides the form. */
  get sending(): Sending['current'] {
    return this.#seen.sending.current;
  }

  /** Whether the page was opened with a draft. */
  get recovered(): AnsweringSession['recovered'] {
    return this.#seen.session.recovered;
  }

  /** The errors shown at questions, each as 'title: text'. */
  get errors(): readonly string[] {
    const { issues } = this.#state;
    return this.#shown().flatMap(({ question, section }) => {
      const rows = rowsOf(this.#state.answers, section.id).map(({ id }) => ({ rowId: id }));
      return [{}, ...rows].flatMap((row) => {
        const issue = issues.get(questionKey({ questionId: question.id, ...row }));
        return issue ? [`${question.title.text}: ${tIssue(issue.code, issue.values)}`] : [];
      });
    });
  }

  #page(session: AnsweringSession) {
    const props: PageProps = {
      session,
      asksState: this.#asksState,
      send: this.intake.send,
      onStored: ({ code }) => void this.codes.push(code),
      onRefused: (code) => {
        this.refused = code;
      },
      onFormChanged: () => {
        this.#reopens = true;
      },
      onDrawn: (sending, steps) => {
        this.#screen = { session, sending, steps };
      },
    };
    return (
      <AnsweringProvider value={session.store}>
        <Page {...props} />
      </AnsweringProvider>
    );
  }

  async #async(press: (sending: Sending) => void): Promise<this> {
    await act(async () => press(this.#seen.sending));
    if (this.#reopens) {
      this.#reopens = false;
      await this.reload();
    }
    return this;
  }

  get #seen(): Screen {
    if (!this.#screen) throw new Error('the form is not open');
    return this.#screen;
  }

  get #state() {
    return this.#seen.session.store.get();
  }

  #change(step: Step): this {
    act(() => this.#seen.session.store.change(step));
    return this;
  }

  #press(button: (() => void) | null): this {
    if (!button) throw new Error('there is no such button on this step');
    act(button);
    return this;
  }

  /** The questions that a person sees on this step: those of sections that are open, and of ticked conditions. */
  #shown(): readonly QuestionEntry[] {
    if (this.step !== 'questions') return [];
    const { answers, open } = this.#state;
    return this.#sections
      .filter(({ section }) => open.has(section.id))
      .flatMap(({ section, questions, conditions }) => [
        ...questions,
        ...conditions
          .filter(({ condition }) => tickedConditions(answers, section.id).includes(condition.id))
          .flatMap((entry) => entry.questions),
      ]);
  }

  #find(title: string, copy: number): { readonly entry: QuestionEntry; readonly at: AnswerRef } {
    const entry = this.#shown().find(({ question }) => question.title.text === title);
    if (!entry) throw new Error(`no question ${title} is shown`);
    const { question, section } = entry;
    const row = copy === 1 ? undefined : rowsOf(this.#state.answers, section.id)[copy - 2];
    if (copy > 1 && !row) throw new Error(`${title} has no copy ${copy}`);
    return { entry, at: { questionId: question.id, sectionId: section.id, rowId: row?.id } };
  }

  #condition(text: string): { readonly section: SectionEntry['section']; readonly entry: ConditionEntry } {
    for (const { section, conditions } of this.#sections) {
      const entry = conditions.find(({ condition }) => condition.text.text === text);
      if (entry) return { section, entry };
    }
    throw new Error(`no condition ${text}`);
  }

  #section(title: string): SectionEntry {
    const found = this.#sections.find(({ section }) => section.title.text === title);
    if (!found) throw new Error(`no section ${title}`);
    return found;
  }

  get #sections(): readonly SectionEntry[] {
    return this.#seen.session.store.index.sections;
  }
}

interface PageProps
  extends Pick<SendingNeeds, 'session' | 'asksState' | 'send' | 'onStored' | 'onRefused' | 'onFormChanged'> {
  readonly onDrawn: (sending: Sending, steps: Steps) => void;
}

/** What the screen of the form is made of besides its elements. */
function Page({ onDrawn, ...needs }: PageProps) {
  const draft = useDraftKeeper(needs.session);
  const sending = useSending({
    ...needs,
    draft,
    leaveReady: null,
    carryFiles: () => Promise.resolve([]),
    onIssues: () => {},
  });
  const steps = useSteps();
  onDrawn(sending, steps);
  return null;
}

/** The moment in which every scenario happens. */
const NOW: LocalMoment = { date: '25/03/2026', time: '09:30' };

/** A person who has opened the form, until the test ends. */
export function openScenario(form: ScenarioForm): Promise<Scenario> {
  const scenario = new Scenario(form);
  onTestFinished(() => scenario.close());
  return scenario.reload();
}
