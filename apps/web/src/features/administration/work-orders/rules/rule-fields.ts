// What the fields of a rule of the plan share: the rule as entered, what it can name, and what is wrong.
import type { EnteredRule, PlanRules } from './api.ts';

export interface RuleFieldsProps {
  readonly municipalityId: string;
  readonly rule: EnteredRule;
  readonly offered: PlanRules;
  readonly disabled: boolean;
  /** What is wrong with a field. */
  readonly wrong: (field: keyof EnteredRule) => string | undefined;
  readonly onChange: (change: Partial<EnteredRule>) => void;
}
