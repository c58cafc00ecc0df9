// What staff screens load besides.
import { answerDeletion } from './answer-deletion.ts';
import { drafts } from './drafts.ts';
import { editor } from './editor.ts';
import { editorForm } from './editor-form.ts';
import { editorContent } from './editor-content.ts';
import { editorOutside } from './editor-outside.ts';
import { formIssues } from './form-issues.ts';
import { formList } from './form-list.ts';
import { mail } from './mail.ts';
import { outbox } from './outbox.ts';
import { paymentList } from './payment-list.ts';
import { person } from './person.ts';
import { records } from './records.ts';
import { review } from './review.ts';
import { staff } from './staff.ts';
import { statistics } from './statistics.ts';

export const staffTexts = {
  ...staff,
  ...answerDeletion,
  ...drafts,
  ...editor,
  ...editorForm,
  ...editorContent,
  ...editorOutside,
  ...formIssues,
  ...formList,
  ...mail,
  ...outbox,
  ...paymentList,
  ...person,
  ...review,
  ...records,
  ...statistics,
};
