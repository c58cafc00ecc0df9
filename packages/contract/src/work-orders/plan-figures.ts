// Figures of the plan: how many orders were made and done on some days, by area and by form.
// rules: X39.57
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { entityId, localized } from '../shapes.ts';
import { checkRange, range } from '../statistics.ts';

const count = z.number().int();

const figures = {
  made: count,
  done: count,
  /** Of those, after the day on which they were due. */
  doneLate: count,
  /** Now, whatever the days. */
  open: count,
  overdue: count,
  /** Days from making to doing, of those that were done; null without any. */
  medianDays: z.number().nullable(),
};
const figuresOfArea = z.object({ id: entityId, name: z.string(), ...figures });
const figuresOfForm = z.object({ id: entityId, title: localized, ...figures });

export const readPlanFigures = endpoint({
  method: 'GET',
  path: '/api/municipalities/:municipalityId/work-order-figures',
  summary:
    'How many work orders of the areas that one plans were made and done on some days, and how many are open, by area and by form',
  access: { kind: 'may', action: 'update', subject: 'formulario' },
  often: 'unlimited',
  audit: 'nothing',
  params: z.object({ municipalityId: entityId }),
  query: z.strictObject(range).superRefine(checkRange),
  reply: z.object({
    /** The usual month when none was asked for. */
    range: z.object({ from: z.string(), to: z.string() }),
    total: z.object(figures),
    /** By name; without those that have nothing to count. */
    areas: z.array(figuresOfArea),
    forms: z.array(figuresOfForm),
  }),
  problems: ['municipality-not-found', 'forbidden'],
});
