// Rules of the plan, for who reads submissions and for who only plans.
import type { Account } from '@constancia/contract/session.ts';
import { PATHS } from '@constancia/domain/pages/paths.ts';
import type { PlanRules } from '../../features/administration/work-orders/rules/api.ts';
import { PlanRulesScreen } from '../../features/administration/work-orders/rules/rules-screen.tsx';
import { Guard } from '../../app/guard.tsx';
import { ANA, type MemoryReply } from '../stage/memory-server.ts';
import { StaffStage } from '../stage/staff-stage.tsx';
import type { StoryGroup } from '../stage/story.ts';

const FORM = 'FrmLamps901234567890';
const RULES: PlanRules = {
  rules: [
    {
      id: 'Rul45678901234567890',
      version: 1,
      rule: {
        name: 'Reclamos que llegan',
        kind: 'arrival',
        formId: FORM,
        assetType: '',
        assetAreaIds: [],
        every: 1,
        unit: 'months',
        triggerFormId: 'FrmClaims01234567890',
        state: null,
        dueDays: 7,
        priority: 'medium',
        assignedTo: '',
        note: '',
        active: true,
      },
      formTitle: { text: 'Luminarias' },
      triggerTitle: { text: 'Reclamos' },
      stateName: '',
      obstacle: null,
      openOrders: 2,
    },
  ],
  total: 1,
  forms: [
    { id: FORM, title: { text: 'Luminarias' }, states: [] },
    { id: 'FrmClaims01234567890', title: { text: 'Reclamos' }, states: [{ id: 1, name: 'Aceptada' }] },
  ],
  assetTypes: ['Luminaria'],
  assetAreas: [],
};

const WITHOUT_READING: Account = {
  ...ANA,
  rights: ANA.rights.filter(({ subject }) => subject !== 'respuesta'),
};

const OF_RULES = `/api/municipalities/${ANA.municipality.id}/plan-rules`;

const rules = (account: Account, count: MemoryReply) => (
  <StaffStage
    replies={{
      '/api/session': { json: { account } },
      [OF_RULES]: { json: RULES },
      [`${OF_RULES}/count`]: count,
      [`/api/municipalities/${ANA.municipality.id}/work-orders/people`]: {
        json: { people: [{ username: ANA.username, name: 'Ana Pérez' }] },
      },
    }}
    url={PATHS.workPlanRules}
    pattern={PATHS.workPlanRules}
  >
    <Guard path="workPlanRules">
      <PlanRulesScreen />
    </Guard>
  </StaffStage>
);

export const planRuleStories: StoryGroup = {
  name: 'plan-rules',
  holds: 'page',
  stories: {
    reads: rules(ANA, { json: { orders: 4, more: false } }),
    'without-reading': rules(WITHOUT_READING, { problem: 'plan-rule-invalid' }),
  },
};
