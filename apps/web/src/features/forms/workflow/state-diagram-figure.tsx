// The workflow as a drawing: states from left to right, with lines for the possible moves. The table beside it says the
// same in words, so screen readers skip the drawing.
// rules: E4.02, E4.04, X12.07
import {
  type DrawnState,
  type DrawnTransition,
  drawWorkflow,
  type StateDiagram,
} from '@constancia/domain/forms/workflow/state-diagram.ts';
import type { Workflow } from '@constancia/domain/forms/workflow/workflow.ts';
import { useId, useMemo } from 'react';
import { t } from '../../../platform/texts.ts';

const BOX = { width: 148, height: 44 };
const GAP = { x: 64, y: 28 };
const EDGE = 20;
/** How many pixels the lines that lead back hang below their states. */
const CURVE_DEPTH = 26;
const LETTERS_MAX = 18;

interface Point {
  readonly x: number;
  readonly y: number;
}

function cornerOf({ column, row }: DrawnState): Point {
  return { x: EDGE + column * (BOX.width + GAP.x), y: EDGE + row * (BOX.height + GAP.y) };
}

/** A curve from side to side for a move forward, or below the boxes for a move back. */
function pathOf(from: DrawnState, to: DrawnState): string {
  const a = cornerOf(from);
  const b = cornerOf(to);
  if (to.column > from.column) {
    const start = { x: a.x + BOX.width, y: a.y + BOX.height / 2 };
    const end = { x: b.x, y: b.y + BOX.height / 2 };
    const depth = (end.x - start.x) / 2;
    return `M${start.x} ${start.y} C${start.x + depth} ${start.y} ${end.x - depth} ${end.y} ${end.x} ${end.y}`;
  }
  if (to.column === from.column) {
    const down = b.y > a.y;
    const start = { x: a.x + BOX.width / 2, y: down ? a.y + BOX.height : a.y };
    const end = { x: b.x + BOX.width / 2, y: down ? b.y : b.y + BOX.height };
    // The curve goes around a state in between, not through it.
    const out = Math.abs(to.row - from.row) > 1 ? BOX.width * 0.75 : 0;
    return `M${start.x} ${start.y} C${start.x + out} ${(start.y + end.y) / 2} ${end.x + out} ${(start.y + end.y) / 2} ${end.x} ${end.y}`;
  }
  const start = { x: a.x + BOX.width / 3, y: a.y + BOX.height };
  const end = { x: b.x + (BOX.width * 2) / 3, y: b.y + BOX.height };
  const low = Math.max(start.y, end.y) + CURVE_DEPTH + 8 * (from.column - to.column);
  return `M${start.x} ${start.y} C${start.x} ${low} ${end.x} ${low} ${end.x} ${end.y}`;
}

/** Extra height for the lines that lead back below the last row. */
function roomBelow({ states, transitions, columns }: StateDiagram): number {
  const columnOf = (id: number) => states.find((state) => state.id === id)?.column ?? 0;
  const back = transitions.some(({ from, to }) => columnOf(to) < columnOf(from));
  return back ? CURVE_DEPTH + 8 * columns : 0;
}

function shortened(name: string): string {
  const letters = [...name];
  return letters.length > LETTERS_MAX ? `${letters.slice(0, LETTERS_MAX - 1).join('')}…` : name;
}

function Box({ state }: { readonly state: DrawnState }) {
  const { x, y } = cornerOf(state);
  const className = [
    'wf-state',
    state.initial && 'wf-initial',
    state.final && 'wf-final',
    state.unreachable && 'wf-unreachable',
  ];
  return (
    <g className={className.filter(Boolean).join(' ')}>
      <title>{state.name}</title>
      <rect x={x} y={y} width={BOX.width} height={BOX.height} rx={BOX.height / 2} />
      <text x={x + BOX.width / 2} y={y + BOX.height / 2} dominantBaseline="central" textAnchor="middle">
        {shortened(state.name)}
      </text>
    </g>
  );
}

export function StateDiagramFigure({ workflow }: { readonly workflow: Workflow }) {
  const head = useId();
  const diagram = useMemo(() => drawWorkflow(workflow), [workflow]);
  const stateOf = (id: number) => diagram.states.find((state) => state.id === id);
  const width = 2 * EDGE + diagram.columns * BOX.width + (diagram.columns - 1) * GAP.x;
  const height = 2 * EDGE + diagram.rows * BOX.height + (diagram.rows - 1) * GAP.y + roomBelow(diagram);
  const line = ({ from, to, both }: DrawnTransition) => {
    const [start, end] = [stateOf(from), stateOf(to)];
    if (!start || !end) return null;
    const marker = `url(#${head})`;
    return (
      <path
        key={`${from}-${to}`}
        className="wf-line"
        d={pathOf(start, end)}
        markerEnd={marker}
        {...(both && { markerStart: marker })}
      />
    );
  };
  const lost = diagram.states.filter(({ unreachable }) => unreachable).map(({ name }) => name);
  return (
    <figure className="wf-figure">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls where the states need more room */}
      <div className="wf-scroll" role="group" aria-label={t('editor.diagram')} tabIndex={0}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          role="img"
          aria-label={t('editor.diagram-alt')}
        >
          <defs>
            <marker
              id={head}
              viewBox="0 0 8 8"
              refX="7"
              refY="4"
              markerWidth="8"
              markerHeight="8"
              orient="auto-start-reverse"
            >
              <path className="wf-head" d="M0 0 L8 4 L0 8 z" />
            </marker>
          </defs>
          {diagram.transitions.map(line)}
          {diagram.states.map((state) => (
            <Box key={state.id} state={state} />
          ))}
        </svg>
      </div>
      <figcaption className="ed-help">
        {t('editor.diagram-help')}{' '}
        {lost.length > 0 && t('editor.diagram-unreachable', { states: lost.join(', ') })}
      </figcaption>
    </figure>
  );
}
