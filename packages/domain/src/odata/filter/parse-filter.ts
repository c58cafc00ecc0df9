// Reads an OData $filter: comparisons of what every submission has, `in`, and, or, not and parentheses, with OData's
// precedence. What OData knows beyond that is refused with what it is and where.
// rules: X38.82
import { FeedRefusal } from '../feed-refusal.ts';
import {
  COMPARISONS,
  type Comparison,
  FILTER_PROPERTIES,
  type FeedCondition,
  type FilterProperty,
  isFilterProperty,
} from './feed-condition.ts';
import { type FilterToken, filterTokens } from './filter-tokens.ts';

/** Most comparisons of a filter, and parentheses within each other. */
const COMPARISONS_MAX = 100;
const DEPTH_MAX = 30;

/** What OData has besides, and a reader may expect. */
const NOT_HERE = new Set(['has', 'add', 'sub', 'mul', 'div', 'divby', 'mod', 'any', 'all']);
const INT4 = 2 ** 31;
const NOTHING = { type: 'end', value: '', column: 1 } as const satisfies FilterToken;

class Reader {
  readonly #tokens: readonly FilterToken[];
  #at = 0;
  #comparisons = 0;

  constructor(text: string) {
    this.#tokens = filterTokens(text);
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

  #demand(value: '(' | ')'): void {
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
    const property = this.#property();
    const token = this.#next();
    if (token.type === 'name' && token.value === 'in') return this.#oneOf(property);
    const comparison = comparisonOf(token);
    if (isWithoutOrder(property) && comparison !== 'eq' && comparison !== 'ne')
      throw new FeedRefusal('unsupported', `${property} ${comparison}`, token.column);
    return this.#compare(property, comparison);
  }

  #oneOf(property: FilterProperty): FeedCondition {
    this.#demand('(');
    const all = [this.#compare(property, 'eq')];
    while (this.#takes('symbol', ',')) all.push(this.#compare(property, 'eq'));
    this.#demand(')');
    return joined('or', all);
  }

  #property(): FilterProperty {
    const token = this.#next();
    if (token.type !== 'name') throw refusal(token);
    const isFunction = this.#peek().value === '(' && this.#peek().type === 'symbol';
    // Answers are not compared either: no index serves them.
    if (isFunction || !isFilterProperty(token.value))
      throw new FeedRefusal('unsupported', token.value, token.column);
    return token.value;
  }

  #compare(property: FilterProperty, comparison: Comparison): FeedCondition {
    const token = this.#next();
    this.#comparisons += 1;
    if (this.#comparisons > COMPARISONS_MAX)
      throw new FeedRefusal('unsupported', `${property} ${comparison}`, token.column);
    const value = valueFor(property, token);
    if (value === null && comparison !== 'eq' && comparison !== 'ne') throw refusal(token);
    return { type: 'compare', property, comparison, value };
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

const isWithoutOrder = (property: FilterProperty) => FILTER_PROPERTIES[property] === 'text';

function comparisonOf(token: FilterToken): Comparison {
  const found = COMPARISONS.find((one) => token.type === 'name' && token.value === one);
  if (!found) throw refusal(token);
  return found;
}

function valueFor(property: FilterProperty, token: FilterToken): string | number | null {
  if (token.type === 'name' && token.value === 'null') return null;
  const type = FILTER_PROPERTIES[property];
  if (token.type !== type) throw refusal(token);
  if (token.type === 'moment') return momentOf(token);
  if (token.type === 'number' && (!Number.isInteger(token.value) || Math.abs(token.value) >= INT4))
    throw refusal(token);
  return token.value;
}

/** A day alone is its midnight in UTC, as OData has it. */
function momentOf(token: FilterToken): string {
  const text = String(token.value);
  const [day = ''] = text.split('T');
  // The calendar of the runtime would make 31 June the first of July.
  const midnight = new Date(`${day}T00:00:00Z`);
  const isDay = !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
  const moment = new Date(text.includes('T') ? text : `${text}T00:00:00Z`);
  if (!isDay || Number.isNaN(moment.getTime()) || day < '0001') throw refusal(token);
  return moment.toISOString();
}

/** Throws FeedRefusal. */
export function parseFilter(text: string): FeedCondition {
  return new Reader(text).whole();
}
