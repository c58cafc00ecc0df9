// The own account and the second step of signing in, with passkeys.
import { PATHS } from '@constancia/domain/pages/paths.ts';
import { Guard } from '../../app/guard.tsx';
import { AccountScreen } from '../../features/session/account-screen.tsx';
import type { FactorState } from '../../features/session/second-factor/api.ts';
import { SecondStep } from '../../features/session/second-factor/second-step.tsx';
import { SessionCard } from '../../features/session/session-card.tsx';
import { ANA, type MemoryReply } from '../stage/memory-server.ts';
import { StaffStage } from '../stage/staff-stage.tsx';
import type { StoryGroup } from '../stage/story.ts';

const STATE: FactorState = {
  isOffered: true,
  isActive: false,
  hasApplication: false,
  passkeys: [],
  isRequired: false,
  hasPassword: true,
  recoveryCodesLeft: 0,
};
const PASSKEYS: FactorState['passkeys'] = Array.from({ length: 10 }, (_, index) => ({
  id: `7f7e2a8c-1f0a-4a52-9f0b-2a7f3c1d9e0${index}`,
  name:
    index === 0 ? 'Chrome en Android' : `Llave de seguridad del escritorio de atención al vecino ${index}`,
  addedAt: '2026-03-25T12:30:00.000Z',
  lastUsedAt: index === 0 ? '2026-03-26T09:05:00.000Z' : null,
}));

const account = (state: MemoryReply) => (
  <StaffStage
    replies={{
      '/api/session': { json: { account: ANA } },
      '/api/sessions': { json: { sessions: [] } },
      '/api/second-factor': state,
    }}
    url={PATHS.account}
    pattern={PATHS.account}
  >
    <Guard path="account">
      <AccountScreen />
    </Guard>
  </StaffStage>
);

const step = (ways: { readonly application: boolean; readonly passkey: boolean } | undefined) => (
  <StaffStage>
    <SessionCard title="Constancia">
      <SecondStep awaits={ways ? 'code' : 'enrolment'} ways={ways} onSignedIn={() => {}} onBack={() => {}} />
    </SessionCard>
  </StaffStage>
);

const active = { ...STATE, isActive: true, recoveryCodesLeft: 10 };

export const accountStories: StoryGroup = {
  name: 'account',
  holds: 'page',
  stories: {
    none: account({ json: STATE }),
    passkeys: account({ json: { ...active, hasApplication: true, passkeys: PASSKEYS.slice(0, 2) } }),
    'passkeys-full': account({ json: { ...active, recoveryCodesLeft: 2, passkeys: PASSKEYS } }),
    loading: account('never'),
    failed: account({ problem: 'unavailable' }),
    'step-both': step({ application: true, passkey: true }),
    'step-passkey': step({ application: false, passkey: true }),
    'step-choice': step(undefined),
  },
};
