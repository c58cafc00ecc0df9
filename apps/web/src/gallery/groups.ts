// All stories of the gallery. A new group is a line here.
import { barStories, formStories } from './answering/form-stories.tsx';
import { particularStories } from './answering/particular-stories.tsx';
import { sectionStories } from './answering/section-stories.tsx';
import { waitingStories } from './answering/waiting-stories.tsx';
import {
  canvasStories,
  editorStories,
  propertiesStories,
  settingsStories,
} from './editor/editor-stories.tsx';
import { lostFormStories, remarkStories } from './editor/remark-stories.tsx';
import { reviewStories } from './editor/review-stories.tsx';
import { fieldStories } from './fields/field-stories.tsx';
import { cardStories, dialogStories, frameStories, lightStories } from './light/light-stories.tsx';
import { accountStories } from './staff/account-stories.tsx';
import { evidenceStories } from './staff/evidence-stories.tsx';
import { holdStories } from './staff/hold-stories.tsx';
import { marksStories } from './staff/marks-stories.tsx';
import { planRuleStories } from './staff/plan-rule-stories.tsx';
import { screenStories } from './staff/screen-stories.tsx';
import { listStories, staffStories } from './staff/staff-stories.tsx';
import { tableStories } from './staff/table-stories.tsx';
import type { StoryGroup } from './stage/story.ts';
import { chartStories, statisticsStories } from './statistics/statistics-stories.tsx';

export const GROUPS: readonly StoryGroup[] = [
  lightStories,
  cardStories,
  dialogStories,
  frameStories,
  fieldStories,
  sectionStories,
  particularStories,
  barStories,
  formStories,
  waitingStories,
  staffStories,
  listStories,
  tableStories,
  screenStories,
  accountStories,
  holdStories,
  evidenceStories,
  marksStories,
  planRuleStories,
  propertiesStories,
  settingsStories,
  canvasStories,
  editorStories,
  remarkStories,
  lostFormStories,
  reviewStories,
  chartStories,
  statisticsStories,
];
