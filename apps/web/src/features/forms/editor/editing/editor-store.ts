// The state of the editor: the current form, the undo and redo steps, the selection, and what takes the focus next.
// Every step is a pure operation of the domain. Objects that a step does not change stay the same, so each component
// is redrawn only when its own piece of the form changed.
// rules: E2.21, E3.07, X11.06, X35.01, X40.20
import type { FormDraft } from '@constancia/domain/forms/checks/check-form.ts';
import { brokenLimit, type SizeLimit } from '@constancia/domain/forms/checks/form-size.ts';
import type { QuestionList } from '@constancia/domain/forms/definition/find-item.ts';
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import type { KindContent } from '@constancia/domain/forms/edit/change-kind.ts';
import { languagesOf } from '@constancia/domain/forms/languages/translations.ts';
import type { Issue } from '@constancia/domain/issue.ts';
import type { RefusedNames } from '../../workflow/workflow-editing.ts';
import { ELEMENT, existing, isSame, type Item, type Selection, WHOLE_FORM } from './selection.ts';

/** What a save sends. It stays the same object as long as nothing changes. */
export type Draft = FormDraft & { readonly areaId: string };

interface Step {
  readonly draft: Draft;
  readonly selection: Selection;
  readonly languages: readonly string[];
}

/** A dialog of the editor: lines that become questions of a list, or what the keys do. */
export type EditorDialog =
  | {
      readonly kind: 'paste';
      readonly list: QuestionList;
      /** The question that they were pasted into; without it they go to the end of the list. */
      readonly after?: string;
      readonly text: string;
    }
  | { readonly kind: 'shortcuts' };

/** An element to focus, by id or directly, and one to scroll into view. Numbered, because a wish can be repeated. */
export interface FocusRequest {
  readonly target: string | HTMLElement | null;
  /** Id of a pick button whose card is scrolled into view. */
  readonly reveal: string | null;
  readonly number: number;
}

export interface EditorState {
  readonly draft: Draft;
  readonly saved: Draft;
  readonly past: readonly Step[];
  readonly future: readonly Step[];
  /** Identifies the text being typed: its keystrokes together are one undo step. */
  readonly mark: string | null;
  readonly selection: Selection;
  /** The further languages of the form: those that its texts have, and those added a moment ago. */
  readonly languages: readonly string[];
  /** The fields of the further languages stand beside each text. */
  readonly translationsShown: boolean;
  /** Questions that were marked in the outline, to change them together; some may have been deleted since. */
  readonly marked: readonly string[];
  /** The title of the selected item is being written on the canvas. */
  readonly writing: boolean;
  readonly dialog: EditorDialog | null;
  /** On narrow screens: the properties cover the form. */
  readonly panelOpen: boolean;
  /** The element from which the properties were entered by keyboard, to which Escape returns; null for the item's own. */
  readonly enteredFrom: string | null;
  /** Why the last save was refused; kept until the form changes. */
  readonly failure: Issue | null;
  /** The limit that the last refused change would have broken; another object for each. */
  readonly full: SizeLimit | null;
  readonly focus: FocusRequest;
  /** Read out by screen readers. */
  readonly announcement: { readonly text: string; readonly number: number };
}

export interface EditOptions {
  readonly mark?: string;
  /** Selected after the edit. */
  readonly select?: Selection;
  /** The edit cannot be undone, nor can anything before it (E4.64). */
  readonly final?: true;
}

export interface EditorStore {
  readonly get: () => EditorState;
  readonly subscribe: (listener: () => void) => () => void;
  /** The listener hears only when the item is selected, marked or no longer so: a long form has thousands of them. */
  readonly subscribeTo: (id: string, listener: () => void) => () => void;
  /** False where the change would make the form larger than a form may be: the form stays as it is, and that is said. */
  readonly edit: (change: (definition: FormDefinition) => FormDefinition, options?: EditOptions) => boolean;
  /** Changes the area or the synchronisation switch, which are not in the definition. */
  readonly change: (over: Partial<Draft>, options?: EditOptions) => void;
  /** Sets the further languages and applies `change` to the form. It is a step even when there is nothing to save. */
  readonly offer: (
    languages: readonly string[],
    change?: (definition: FormDefinition) => FormDefinition,
  ) => void;
  /** Called when something else is stored now than was read: later edits are steps like any other. */
  readonly rebase: (saved: Draft, draft: Draft) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly select: (selection: Selection, panel?: 'open') => void;
  /** Selects the item and moves the focus into its properties. */
  readonly enter: (item: Selection, from: string) => void;
  /** Selects the item and lets its title be written on the canvas. */
  readonly write: (item: Item) => void;
  readonly stopWriting: (item: Item) => void;
  readonly mark: (questionIds: readonly string[]) => void;
  readonly open: (dialog: EditorDialog | null) => void;
  readonly showTranslations: (shown: boolean) => void;
  readonly closePanel: () => void;
  readonly fail: (issue: Issue | null) => void;
  readonly focus: (target: string | HTMLElement | null, reveal?: string) => void;
  readonly announce: (text: string) => void;
  /** `stored`: how the server has it now, when the person stays on the screen. */
  readonly markSaved: (stored?: Draft) => void;
  /** By question: what its present kind has no use for, until the form is saved or left. */
  readonly setAside: Map<string, KindContent>;
  /** Names of states that were not accepted. */
  readonly refusedNames: RefusedNames;
}

/** Most steps that can be undone. They share their objects, so each costs little more than what it changed. */
const STEPS_MAX = 300;

export function isDirty(state: EditorState): boolean {
  return state.draft !== state.saved;
}

function initialState(draft: Draft): EditorState {
  return {
    draft,
    saved: draft,
    past: [],
    future: [],
    mark: null,
    selection: WHOLE_FORM,
    marked: [],
    writing: false,
    dialog: null,
    languages: languagesOf(draft.definition),
    translationsShown: false,
    panelOpen: false,
    enteredFrom: null,
    failure: null,
    full: null,
    focus: { target: null, reveal: null, number: 0 },
    announcement: { text: '', number: 0 },
  };
}

function edited(state: EditorState, draft: Draft, options: EditOptions): EditorState {
  const { mark = null, select = state.selection, final } = options;
  const merges = mark !== null && mark === state.mark && state.past.length > 0;
  const step = { draft: state.draft, selection: state.selection, languages: state.languages };
  const past = merges ? state.past : [...state.past, step].slice(-STEPS_MAX);
  return {
    ...state,
    draft,
    past: final ? [] : past,
    future: [],
    mark,
    failure: null,
    selection: existing(draft.definition, select),
    writing: state.writing && select === state.selection,
  };
}

/** Goes one step back or forward: one function for both, with the two lists exchanged. */
function stepped(state: EditorState, from: 'past' | 'future'): EditorState {
  const step = state[from].at(-1);
  if (!step) return state;
  const to = from === 'past' ? 'future' : 'past';
  const here = { draft: state.draft, selection: state.selection, languages: state.languages };
  return {
    ...state,
    draft: step.draft,
    languages: step.languages,
    selection: existing(step.draft.definition, step.selection),
    writing: false,
    [from]: state[from].slice(0, -1),
    [to]: [...state[to], here],
    mark: null,
    failure: null,
  };
}

const idsOf = ({ selection }: EditorState) => (selection.kind === 'form' ? [] : [selection.id]);

/** The items that are selected, written or marked in one of the states only. */
function changedItems(before: EditorState, after: EditorState): ReadonlySet<string> {
  const isSameItem = isSame(before.selection, after.selection) && before.writing === after.writing;
  const selected = isSameItem ? [] : [...idsOf(before), ...idsOf(after)];
  const marked = before.marked === after.marked ? [] : [...before.marked, ...after.marked];
  return new Set([...selected, ...marked]);
}

function listenersByKey() {
  const all = new Map<string, Set<() => void>>();
  return {
    add: (key: string, listener: () => void) => {
      const of = all.get(key) ?? new Set();
      all.set(key, of.add(listener));
      return () => {
        of.delete(listener);
        if (of.size === 0) all.delete(key);
      };
    },
    call: (key: string) => {
      for (const listener of all.get(key) ?? []) listener();
    },
  };
}

export function createEditorStore(draft: Draft): EditorStore {
  let state = initialState(draft);
  const listeners = new Set<() => void>();
  const byItem = listenersByKey();
  const setAside: EditorStore['setAside'] = new Map();
  const set = (next: EditorState) => {
    if (next === state) return;
    const before = state;
    state = next;
    for (const id of changedItems(before, next)) byItem.call(id);
    for (const listener of listeners) listener();
  };
  const change = (over: Partial<Draft>, options: EditOptions = {}) =>
    set(edited(state, { ...state.draft, ...over }, options));
  const focus: EditorStore['focus'] = (target, reveal) =>
    set({ ...state, focus: { target, reveal: reveal ?? null, number: state.focus.number + 1 } });
  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    subscribeTo: byItem.add,
    edit: (operation, options) => {
      const before = state.draft.definition;
      const definition = operation(before);
      if (definition === before) return true;
      const full = brokenLimit(before, definition);
      if (full) set({ ...state, full });
      else change({ definition }, options);
      return full === null;
    },
    change,
    offer: (languages, operation = (same) => same) => {
      const { draft: before } = state;
      const definition = operation(before.definition);
      const after = definition === before.definition ? before : { ...before, definition };
      set({ ...edited(state, after, {}), languages });
    },
    rebase: (saved, next) => {
      const languages = languagesOf(next.definition);
      set(next === state.draft ? { ...state, saved } : { ...edited(state, next, {}), saved, languages });
    },
    undo: () => set(stepped(state, 'past')),
    redo: () => set(stepped(state, 'future')),
    select: (selection, panel) =>
      set({
        ...state,
        selection,
        marked: [],
        writing: false,
        mark: null,
        enteredFrom: null,
        panelOpen: panel === 'open' ? true : state.panelOpen,
      }),
    enter: (item, from) => {
      set({
        ...state,
        selection: item,
        writing: false,
        mark: null,
        enteredFrom: from,
        panelOpen: true,
      });
      focus(ELEMENT.firstProperty);
    },
    write: (item) => {
      const mark = isSame(item, state.selection) ? state.mark : null;
      set({ ...state, selection: item, writing: true, mark, enteredFrom: null, panelOpen: false });
      focus(ELEMENT.writtenTitle, ELEMENT.writtenTitle);
    },
    mark: (marked) => set({ ...state, marked }),
    open: (dialog) => set({ ...state, dialog }),
    stopWriting: (item) => set(isSame(item, state.selection) ? { ...state, writing: false } : state),
    showTranslations: (translationsShown) => set({ ...state, translationsShown }),
    closePanel: () => set({ ...state, panelOpen: false }),
    fail: (failure) => set({ ...state, failure }),
    focus,
    announce: (text) => set({ ...state, announcement: { text, number: state.announcement.number + 1 } }),
    markSaved: (stored = state.draft) => {
      setAside.clear();
      set({ ...state, saved: stored, draft: stored, mark: null });
    },
    setAside,
    refusedNames: new Map(),
  };
}
