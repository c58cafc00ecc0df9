// Lays out the states of a workflow for its drawing. A state's column is its number of steps from the initial
// state, so a submission moves from left to right. The result has positions and lines only; the screen
// decides pixels.
// rules: E4.02, E4.04, X12.07
import type { Workflow } from './workflow.ts';

export interface DrawnState {
  readonly id: number;
  readonly name: string;
  readonly initial: boolean;
  /** No transition leads on from it. */
  readonly final: boolean;
  /** No path leads to it from the initial state. */
  readonly unreachable: boolean;
  readonly column: number;
  /** Position in its column. */
  readonly row: number;
}

export interface DrawnTransition {
  readonly from: number;
  readonly to: number;
  /** The opposite transition exists too, so one line with two arrowheads stands for both. */
  readonly both: boolean;
}

export interface StateDiagram {
  readonly states: readonly DrawnState[];
  readonly transitions: readonly DrawnTransition[];
  readonly columns: number;
  /** Number of states in the fullest column. */
  readonly rows: number;
}

export function drawWorkflow({ states, initialState }: Workflow): StateDiagram {
  const steps = stepsFrom(initialState, states);
  const last = Math.max(-1, ...steps.values());
  const taken = new Map<number, number>();
  const drawn = states.map((state): DrawnState => {
    // Unreachable states get a column after all others.
    const column = steps.get(state.id) ?? last + 1;
    const row = taken.get(column) ?? 0;
    taken.set(column, row + 1);
    return {
      id: state.id,
      name: state.name,
      initial: state.id === initialState,
      final: state.transitions.length === 0,
      unreachable: !steps.has(state.id),
      column,
      row,
    };
  });
  return {
    states: drawn,
    transitions: linesOf(states),
    columns: taken.size,
    rows: Math.max(0, ...taken.values()),
  };
}

/** The fewest transitions from the initial state to each state; unreachable states are left out. */
function stepsFrom(initial: number | null, states: Workflow['states']): ReadonlyMap<number, number> {
  const steps = new Map<number, number>();
  let reached = initial === null ? [] : [initial];
  for (let step = 0; reached.length > 0; step += 1) {
    for (const id of reached) steps.set(id, step);
    const next = reached.flatMap((id) => states.find((state) => state.id === id)?.transitions ?? []);
    reached = [...new Set(next)].filter((id) => !steps.has(id));
  }
  return steps;
}

function linesOf(states: Workflow['states']): readonly DrawnTransition[] {
  const leads = (from: number, to: number) =>
    states.find((state) => state.id === from)?.transitions.includes(to) ?? false;
  return states.flatMap(({ id, transitions }) =>
    transitions
      .map((to) => ({ from: id, to, both: leads(to, id) }))
      // Of two opposite transitions only one is drawn.
      .filter(({ from, to, both }) => !both || from < to),
  );
}
