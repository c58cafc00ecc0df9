// A server with a citizen of the portal, a box for e-mails and what both sides of a revision do.
import { answersOf } from '../forms.ts';
import { deliverDue } from '../mails.ts';
import { type MailBox, mailInto, openMailBox } from '../outside/mail-box.ts';
import { ANA, enterPortal, openPortalWorld, saveReviewedForm, submitAsCitizen } from '../portal.ts';
import { testId } from '../territory.ts';
import type { Caller, TestReply, TestWorld } from '../with-app.ts';

export interface RevisionWorld {
  readonly world: TestWorld;
  readonly ana: Caller;
  /** Id of a new submission of Ana's, to a form of its own. `language`: of her page. */
  sent(name: string, page?: { readonly language: string }): Promise<string>;
  /** Marks the questions and asks Ana to answer them again. */
  ask(id: string, questionIds: readonly string[], request?: object): Promise<TestReply>;
  reviewOf(id: string): Promise<TestReply['body']>;
  /** Ana's answers to what she was asked again. */
  revise(id: string, values: Readonly<Record<string, string>>, more?: object): Promise<TestReply>;
  /** E-mails about the submission, after everything due was delivered. */
  mailsFor(id: string): ReturnType<MailBox['mails']>;
  close(): Promise<void>;
}

export async function openRevisionWorld(): Promise<RevisionWorld> {
  const box = await openMailBox();
  const world = await openPortalWorld({ mail: mailInto(box) });
  const ana = await enterPortal(world, ANA);
  return {
    world,
    ana,
    async sent(name, page) {
      const form = await saveReviewedForm(world, `form${name}`);
      const answers = answersOf({ name: 'Ana', day: '01/02/2026', count: '3' });
      await submitAsCitizen(ana, form, { id: name, answers, ...page });
      return testId(name);
    },
    async ask(id, questionIds, request = {}) {
      for (const questionId of questionIds) {
        const mark = { sectionId: 's', questionId, marked: true };
        await world.as.admin.put(`/api/submissions/${id}/review-marks`, mark);
      }
      return world.as.admin.post(`/api/submissions/${id}/change-requests`, { comment: 'Revise', ...request });
    },
    async reviewOf(id) {
      return (await world.as.admin.get(`/api/submissions/${id}/review`)).body;
    },
    revise(id, values, more = {}) {
      return ana.post(`/api/portal/submissions/${id}/revision`, { answers: answersOf(values), ...more });
    },
    async mailsFor(id) {
      await deliverDue(world);
      const { code } = (await world.as.admin.get(`/api/submissions/${id}`)).body;
      return (await box.mails()).filter(({ subject }) => subject.includes(code));
    },
    async close() {
      await world.close();
      await box.stop();
    },
  };
}
