// The rows of every endpoint for the role matrix; one that is missing does not compile.
import { ADMINISTRATION_ROWS } from './administration-rows.ts';
import { ANSWERING_ROWS } from './answering-rows.ts';
import { APPOINTMENT_ROWS } from './appointment-rows.ts';
import { ASSET_PAGE_ROWS, INCIDENT_ROWS, PLAN_RULE_ROWS, WORK_ORDER_ROWS } from './field-rows.ts';
import { FORM_ROWS } from './form-rows.ts';
import { OUTSIDE_ROWS } from './outside-rows.ts';
import { OWN_ROWS } from './own-rows.ts';
import { PROGRAM_ROWS } from './programs/program-rows.ts';
import { EVENT_ROWS } from './programs/webhook-rows.ts';
import { PUBLIC_ROWS } from './public-rows.ts';
import { REGISTER_ROWS } from './register-rows.ts';
import type { EndpointName } from './rights/endpoint-names.ts';
import type { RowsOf } from './row.ts';
import { SECOND_FACTOR_ROWS } from './second-factor-rows.ts';
import { HOLD_ROWS, SUBMISSION_ROWS } from './submission-rows.ts';

export const ALL_ROWS: RowsOf<EndpointName> = {
  ...OWN_ROWS,
  ...SECOND_FACTOR_ROWS,
  ...ADMINISTRATION_ROWS,
  ...PROGRAM_ROWS,
  ...EVENT_ROWS,
  ...INCIDENT_ROWS,
  ...ASSET_PAGE_ROWS,
  ...WORK_ORDER_ROWS,
  ...PLAN_RULE_ROWS,
  ...REGISTER_ROWS,
  ...OUTSIDE_ROWS,
  ...FORM_ROWS,
  ...ANSWERING_ROWS,
  ...SUBMISSION_ROWS,
  ...HOLD_ROWS,
  ...PUBLIC_ROWS,
  ...APPOINTMENT_ROWS,
};
