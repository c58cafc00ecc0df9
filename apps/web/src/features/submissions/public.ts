// What other features may use of submissions.
export { partCallsOfStaff } from './part-calls.ts';
export { peopleFor } from './people.ts';
export type { SavedPartProps } from './saved-screen.tsx';
export type { ViewPartProps } from './submission-screen.tsx';
export { SIGNED } from './submission-of.ts';
export { type MarkedPlace, type ViewTools, ViewToolsContext } from './view-tools.ts';
