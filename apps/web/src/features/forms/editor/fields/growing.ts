// Fields of the component library that grow with their text. The browser does it where it can: the library measures each
// text, and has a form of a thousand questions laid out for it.
// rules: X36.76
import './fields.css';

const GROWS = globalThis.CSS?.supports('field-sizing', 'content') ?? false;

interface Size {
  /** Lines that it has when it is empty. */
  readonly lines?: number | undefined;
  /** Lines from which on it scrolls. */
  readonly max?: number;
}

/** Props of a `TextField`, of its input and of the element in it. */
export function growing({ lines = 1, max }: Size) {
  if (!GROWS)
    return { field: { multiline: true, minRows: lines, ...(max !== undefined && { maxRows: max }) } };
  return {
    field: { multiline: true },
    input: { inputComponent: 'textarea' as const },
    element: {
      rows: lines,
      className: 'ed-growing',
      style: { minHeight: `${lines}lh`, ...(max !== undefined && { maxHeight: `${max}lh` }) },
    },
  };
}
