// The links of the bars at the top, by what the person may do.
// rules: P2.49-P2.55, R2.100

import type { Account } from '@constancia/contract/session.ts';
import { PATHS } from '@constancia/domain/pages/paths.ts';
import { holds } from '../../features/session/public.ts';
import type { TextCode } from '../../platform/texts.ts';

export interface Entry {
  readonly to: string;
  readonly text: TextCode;
  /** Another page that belongs to it, with the pages below that one. */
  readonly besides?: string;
}

export function entriesFor(account: Account): readonly Entry[] {
  const entries: Entry[] = [];
  if (account.usesHome) entries.push({ to: PATHS.home, text: 'staff.nav-home' });
  if (holds(account, 'read', 'formulario')) entries.push({ to: PATHS.forms, text: 'staff.nav-forms' });
  if (holds(account, 'read', 'respuesta')) {
    entries.push({ to: PATHS.incidents, text: 'staff.nav-incidents' });
    entries.push({ to: PATHS.assetSearch, text: 'staff.nav-find-assets' });
  }
  if (holds(account, 'create', 'respuesta')) entries.push({ to: PATHS.ownDay, text: 'staff.nav-own-day' });
  if (holds(account, 'update', 'formulario')) entries.push({ to: PATHS.workPlan, text: 'staff.nav-plan' });
  return entries;
}

/** The entries of the second bar; empty for people who administer nothing. */
export function administrationFor(account: Account): readonly Entry[] {
  const entries: Entry[] = [];
  if (holds(account, 'manage', 'usuario_municipio')) {
    entries.push({ to: PATHS.users, text: 'staff.nav-users' });
    entries.push({ to: PATHS.areas, text: 'staff.nav-areas' });
    entries.push({ to: PATHS.programs, text: 'staff.nav-programs', besides: PATHS.webhooks });
  }
  if (holds(account, 'manage', 'ciudadano')) entries.push({ to: PATHS.citizens, text: 'staff.nav-citizens' });
  if (holds(account, 'manage', 'activo')) entries.push({ to: PATHS.assets, text: 'staff.nav-assets' });
  if (holds(account, 'manage', 'agenda')) entries.push({ to: PATHS.agendas, text: 'staff.nav-agendas' });
  if (holds(account, 'manage', 'incidente'))
    entries.push({ to: PATHS.incidentAreas, text: 'staff.nav-incident-areas' });
  if (holds(account, 'manage', 'usuario')) {
    entries.push({ to: PATHS.municipalities, text: 'staff.nav-municipalities' });
    entries.push({ to: PATHS.audit, text: 'staff.nav-audit' });
    entries.push({ to: PATHS.statisticsOverview, text: 'staff.nav-statistics' });
    entries.push({ to: PATHS.outbox, text: 'staff.nav-outbox' });
    entries.push({ to: PATHS.status, text: 'staff.nav-status' });
  }
  return entries;
}
