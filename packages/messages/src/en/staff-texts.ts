// What staff screens load besides.
import { editor } from './editor.ts';
import { formIssues } from './form-issues.ts';
import { staff } from './staff.ts';

export const staffTexts = { ...staff, ...editor, ...formIssues };
