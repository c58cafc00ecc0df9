// What an OData $filter may compare: what every submission has, and the answers of columns; with the values that each is
// compared with, so that nothing else reaches the database.
// rules: X38.82, X38.102, X38.110
import type { AnswerComparing, FeedColumn, TextTest } from '../feed-model.ts';
import { FeedRefusal } from '../feed-refusal.ts';
import {
  type Comparison,
  FILTER_PROPERTIES,
  type FeedCondition,
  type FilterAnswer,
  type FilterProperty,
  isFilterProperty,
} from './feed-condition.ts';
import type { FilterToken } from './filter-tokens.ts';

type OwnType = (typeof FILTER_PROPERTIES)[FilterProperty];

interface Operand {
  readonly name: string;
  /** Where it stands in the filter. */
  readonly column: number;
}

export type FilterOperand =
  | (Operand & { readonly type: OwnType; readonly property: FilterProperty })
  | (Operand & { readonly type: AnswerComparing; readonly answer: FilterAnswer });

/** Throws FeedRefusal: a column without a way to compare it is not served, one that is not there is wrong. */
export function operandNamed(name: string, column: number, columns: readonly FeedColumn[]): FilterOperand {
  const found = columns.find((one) => one.name === name);
  if (isFilterProperty(name) && found) return { name, column, type: FILTER_PROPERTIES[name], property: name };
  if (found?.source.type === 'question' && found.comparing !== null) {
    const { sectionId, questionId } = found.source;
    const { comparing } = found;
    return { name, column, type: comparing, answer: { sectionId, questionId, comparing } };
  }
  // A slash leads to what belongs to a submission, which OData has.
  throw new FeedRefusal(found || name.includes('/') ? 'unsupported' : 'wrong', name, column);
}

/** What an integer column of the database holds. */
const isInt4 = (value: number): boolean => Number.isInteger(value) && value >= -(2 ** 31) && value < 2 ** 31;

/** A day alone is its midnight in UTC, as OData has it; null for a moment that is none. */
function momentOf(text: string): string | null {
  const [day = ''] = text.split('T');
  // The calendar of the runtime would make 31 June the first of July.
  const midnight = new Date(`${day}T00:00:00Z`);
  const isDay = !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
  const moment = new Date(text.includes('T') ? text : `${text}T00:00:00Z`);
  return isDay && !Number.isNaN(moment.getTime()) && day >= '0001' ? moment.toISOString() : null;
}

function dayOf(text: string): string | null {
  return text.includes('T') || momentOf(text) === null ? null : text;
}

function hourOf(text: string): string | null {
  const [hour = '', minute = '', second = '00'] = text.split(':');
  return hour < '24' && minute < '60' && second < '60' ? text : null;
}

/** null for one that the operand is not compared with. */
function valueFor(type: FilterOperand['type'], token: FilterToken): string | number | null {
  if (type === 'text') return token.type === 'text' ? token.value : null;
  if (type === 'moment') return token.type === 'moment' ? momentOf(token.value) : null;
  if (type === 'day') return token.type === 'moment' ? dayOf(token.value) : null;
  if (type === 'hour') return token.type === 'hour' ? hourOf(token.value) : null;
  if (token.type !== 'number') return null;
  if (type === 'decimal') return token.written;
  return isInt4(token.value) ? token.value : null;
}

/** null when the operand is not compared with what the token says. */
export function compareWith(
  operand: FilterOperand,
  comparison: Comparison | TextTest,
  token: FilterToken,
): FeedCondition | null {
  const isNull = token.type === 'name' && token.value === 'null';
  if (isNull && comparison !== 'eq' && comparison !== 'ne') return null;
  const value = isNull ? null : valueFor(operand.type, token);
  if (value === null && !isNull) return null;
  if ('answer' in operand)
    return {
      type: 'answer',
      answer: operand.answer,
      comparison,
      value: value === null ? null : String(value),
    };
  return { type: 'compare', property: operand.property, comparison, value };
}
