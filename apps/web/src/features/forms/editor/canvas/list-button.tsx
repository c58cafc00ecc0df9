// A button of a list on the canvas. It looks like those of the component library and is made of plain elements: a long form
// has hundreds.
// rules: E2.21, E4.22
import type { ComponentProps } from 'react';
import { useEditor } from '../editing/editor-context.tsx';
import { lockedProps } from '../editing/locked-props.ts';

const SHAPES = {
  add: 'M11 5h2v6h6v2h-6v6h-2v-6H5v-2h6z',
  kinds: 'm7 10 5 5 5-5z',
  paste: 'M9 2h6v2h4a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1h4zM6 6v14h12V6h-2v2H8V6z',
} as const;

interface Props extends Omit<ComponentProps<'button'>, 'className' | 'type'> {
  readonly icon: keyof typeof SHAPES;
  readonly variant?: 'quiet' | 'icon';
}

export function ListButton({ icon, variant, children, ...rest }: Props) {
  const { may } = useEditor();
  const { className: locked, ...described } = lockedProps(may.structure);
  const classes = ['ed-list-button', variant && `ed-list-button-${variant}`, locked].filter(Boolean);
  return (
    <button {...rest} {...described} type="button" className={classes.join(' ')}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={SHAPES[icon]} fill="currentColor" />
      </svg>
      {children}
    </button>
  );
}
