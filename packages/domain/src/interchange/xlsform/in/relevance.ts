// Which options of one select open a question: `${crop} = 'maize'`, `selected(${crops}, 'maize')`, or several of them joined
// by `or`. Any other expression is not understood.
// rules: X38.41

export interface Relevance {
  /** Name of the select. */
  readonly select: string;
  /** Names of its options, any of which opens the question. */
  readonly options: readonly string[];
}

const EQUALS = /^\$\{\s*([^{}\s]+)\s*\}\s*=\s*(?:'([^']*)'|"([^"]*)"|(-?\d+(?:\.\d+)?))$/;
const SELECTED = /^selected\(\s*\$\{\s*([^{}\s]+)\s*\}\s*,\s*(?:'([^']*)'|"([^"]*)")\s*\)$/;

/** Longer ones are written by programs, and cost more to read than they are worth. */
const LENGTH_MAX = 2_000;

export function readRelevance(expression: string): Relevance | null {
  if (expression.length > LENGTH_MAX) return null;
  const terms = unwrapped(expression).split(/\s+or\s+/i);
  const found = terms.map((term) => {
    const text = unwrapped(term);
    const [, select, ...values] = EQUALS.exec(text) ?? SELECTED.exec(text) ?? [];
    const option = values.find((value) => value !== undefined);
    return select === undefined || option === undefined ? null : { select, option };
  });
  const [first] = found;
  if (!first) return null;
  const options = found.flatMap((term) => (term?.select === first.select ? [term.option] : []));
  return options.length === terms.length ? { select: first.select, options: [...new Set(options)] } : null;
}

/** Without the parentheses around the whole text. */
function unwrapped(text: string): string {
  const trimmed = text.trim();
  return /^\([^()]*\)$|^\(selected\([^()]*\)\)$/.test(trimmed) ? unwrapped(trimmed.slice(1, -1)) : trimmed;
}
