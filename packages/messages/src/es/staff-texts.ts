// What staff screens load besides.
import { drafts } from './drafts.ts';
import { editor } from './editor.ts';
import { editorForm } from './editor-form.ts';
import { editorContent } from './editor-content.ts';
import { editorOutside } from './editor-outside.ts';
import { formIssues } from './form-issues.ts';
import { formList } from './form-list.ts';
import { person } from './person.ts';
import { staff } from './staff.ts';
import { statistics } from './statistics.ts';

export const staffTexts = {
  ...staff,
  ...drafts,
  ...editor,
  ...editorForm,
  ...editorContent,
  ...editorOutside,
  ...formIssues,
  ...formList,
  ...person,
  ...statistics,
};
