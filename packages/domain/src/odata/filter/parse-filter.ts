// Reads an OData $filter: comparisons of what every submission has and of answers, pieces of texts, `in`, and, or, not
// and parentheses, with OData's precedence. What OData knows beyond that is refused with what it is and where.
// rules: X38.82, X38.102
import { type FeedColumn, TEXT_TESTS } from '../feed-model.ts';
import { FeedRefusal } from '../feed-refusal.ts';
import { COMPARISONS, type Comparison, type FeedCondition } from './feed-condition.ts';
import { compareWith, type FilterOperand, operandNamed } from './filter-operands.ts';
import { type FilterToken, filterTokens } from './filter-tokens.ts';

/** Most comparisons of a filter, and parentheses within each other. */
const COMPARISONS_MAX = 100;
const DEPTH_MAX = 30;

/** What OData has besides, and a reader may expect. */
const NOT_HERE = new Set(['has', 'add', 'sub', 'mul', 'div', 'divby', 'mod', 'any', 'all']);
const NOTHING = { type: 'end', value: '', column: 1 } as const satisfies FilterToken;

class Reader {
  readonly #tokens: readonly FilterToken[];
  readonly #columns: readonly FeedColumn[];
  #at = 0;
  #comparisons = 0;

  constructor(text: string, columns: readonly FeedColumn[]) {
    this.#tokens = filterTokens(text);
    this.#columns = columns;
  }

  whole(): FeedCondition {
    const condition = this.#either(0);
    const rest = this.#next();
    if (rest.type !== 'end') throw refusal(rest);
    return condition;
  }

  #peek(): FilterToken {
    return this.#tokens[this.#at] ?? NOTHING;
  }

  #next(): FilterToken {
    const token = this.#peek();
    this.#at += 1;
    return token;
  }

  #takes(type: 'name' | 'symbol', value: string): boolean {
    const token = this.#peek();
    const isIt = token.type === type && token.value === value;
    if (isIt) this.#at += 1;
    return isIt;
  }

  #demand(value: '(' | ')' | ','): void {
    const token = this.#peek();
    if (!this.#takes('symbol', value)) throw refusal(token);
  }

  #either(depth: number): FeedCondition {
    const all = [this.#both(depth)];
    while (this.#takes('name', 'or')) all.push(this.#both(depth));
    return joined('or', all);
  }

  #both(depth: number): FeedCondition {
    const all = [this.#single(depth)];
    while (this.#takes('name', 'and')) all.push(this.#single(depth));
    return joined('and', all);
  }

  #single(depth: number): FeedCondition {
    const token = this.#peek();
    if (depth > DEPTH_MAX) throw new FeedRefusal('unsupported', '(', token.column);
    if (this.#takes('name', 'not')) return { type: 'not', condition: this.#single(depth + 1) };
    if (!this.#takes('symbol', '(')) return this.#compared();
    const condition = this.#either(depth + 1);
    this.#demand(')');
    return condition;
  }

  #compared(): FeedCondition {
    const test = this.#textTest();
    if (test) return test;
    const operand = this.#operand();
    const token = this.#next();
    if (token.type === 'name' && token.value === 'in') return this.#oneOf(operand);
    const comparison = comparisonOf(token);
    if (operand.type === 'text' && comparison !== 'eq' && comparison !== 'ne')
      throw new FeedRefusal('unsupported', `${operand.name} ${comparison}`, token.column);
    return this.#compare(operand, comparison);
  }

  /** `contains(name,'text')` and its like; null when something else stands here. */
  #textTest(): FeedCondition | null {
    const token = this.#peek();
    const test = TEXT_TESTS.find((one) => token.type === 'name' && token.value === one);
    const after = this.#tokens[this.#at + 1];
    if (!test || after?.value !== '(' || after.type !== 'symbol') return null;
    this.#at += 2;
    const operand = this.#operand();
    if (operand.type !== 'text') throw new FeedRefusal('wrong', operand.name, operand.column);
    this.#demand(',');
    const value = this.#peek();
    // OData also looks for one column in another.
    if (value.type === 'name') throw new FeedRefusal('unsupported', value.value, value.column);
    const condition = this.#compare(operand, test);
    this.#demand(')');
    const rest = this.#peek();
    if (rest.type === 'name' && COMPARISONS.some((one) => one === rest.value))
      throw new FeedRefusal('unsupported', rest.value, rest.column);
    return condition;
  }

  #oneOf(operand: FilterOperand): FeedCondition {
    this.#demand('(');
    const all = [this.#compare(operand, 'eq')];
    while (this.#takes('symbol', ',')) all.push(this.#compare(operand, 'eq'));
    this.#demand(')');
    return joined('or', all);
  }

  #operand(): FilterOperand {
    const token = this.#next();
    if (token.type !== 'name') throw refusal(token);
    const isFunction = this.#peek().value === '(' && this.#peek().type === 'symbol';
    if (isFunction) throw new FeedRefusal('unsupported', token.value, token.column);
    return operandNamed(token.value, token.column, this.#columns);
  }

  #compare(operand: FilterOperand, comparison: Parameters<typeof compareWith>[1]): FeedCondition {
    const token = this.#next();
    this.#comparisons += 1;
    if (this.#comparisons > COMPARISONS_MAX)
      throw new FeedRefusal('unsupported', `${operand.name} ${comparison}`, token.column);
    const condition = compareWith(operand, comparison, token);
    if (!condition) throw refusal(token);
    return condition;
  }
}

function refusal({ type, value, column }: FilterToken): FeedRefusal {
  const isKnown = type === 'name' && NOT_HERE.has(value);
  return new FeedRefusal(isKnown ? 'unsupported' : 'wrong', String(value), column);
}

function joined(type: 'and' | 'or', all: readonly FeedCondition[]): FeedCondition {
  const [first] = all;
  return all.length === 1 && first ? first : { type, all };
}

function comparisonOf(token: FilterToken): Comparison {
  const found = COMPARISONS.find((one) => token.type === 'name' && token.value === one);
  if (!found) throw refusal(token);
  return found;
}

/** `columns`: of the table that is filtered. Throws FeedRefusal. */
export function parseFilter(text: string, columns: readonly FeedColumn[]): FeedCondition {
  return new Reader(text, columns).whole();
}
