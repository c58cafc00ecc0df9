// Every component that screens share has a story: what a file of these folders exports as a component is used by a file
// of the gallery.
import { expect, it } from 'vitest';

const SHARED: Readonly<Record<string, string>> = import.meta.glob(
  [
    '../ui/light/*.tsx',
    '../ui/staff/**/*.tsx',
    '../answering/fields/*.tsx',
    '!../**/*.test.tsx',
    '!../**/testing/*',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const STORIES: Readonly<Record<string, string>> = import.meta.glob('./*/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Components without a story of their own, and why. */
const OF_QUESTION_FIELD = 'QuestionField draws it for its kind; the stories have every kind';
const OF_CLUSTER_MAP = 'ClusterMap draws it; its story has points that stand alone and together';
const KNOWN: Readonly<Record<string, string>> = {
  ClusterList: OF_CLUSTER_MAP,
  ClusterMarkers: OF_CLUSTER_MAP,
  TextField: OF_QUESTION_FIELD,
  IntegerField: OF_QUESTION_FIELD,
  DecimalField: OF_QUESTION_FIELD,
  DateField: OF_QUESTION_FIELD,
  TimeField: OF_QUESTION_FIELD,
  CalendarBlock: 'it downloads Calendar, which QuestionField draws for a date',
  LinkField: OF_QUESTION_FIELD,
  LinkReference: OF_QUESTION_FIELD,
  SingleChoiceField: OF_QUESTION_FIELD,
  MultipleChoiceField: OF_QUESTION_FIELD,
  YesNoField: OF_QUESTION_FIELD,
  TypedField: OF_QUESTION_FIELD,
  ChoiceList: OF_QUESTION_FIELD,
};

const COMPONENT = /^export (?:function|const) ([A-Z][a-z]\w*)/gm;

it('X30.19 every component of ui/light, ui/staff and answering/fields has a story', () => {
  const components = Object.values(SHARED).flatMap((text) =>
    [...text.matchAll(COMPONENT)].map(([, name = '']) => name),
  );
  const stories = Object.values(STORIES).join('\n');
  const without = components.filter((name) => !new RegExp(`<${name}\\b|\\b${name}\\b.*from`).test(stories));
  expect(components.length).toBeGreaterThan(40);
  expect(without.toSorted()).toEqual(Object.keys(KNOWN).toSorted());
});
