// The screens of staff by URL. Each is in a chunk of its own; the screen that the page opens with is downloaded while
// the texts are still loading, together with the data it will request.
// rules: P2.01-P2.32

import { matchPath } from '@constancia/domain/pages/match-path.ts';
import { PATHS, type PathName } from '@constancia/domain/pages/paths.ts';
import type { ReactNode } from 'react';
import { preloadFormToEdit } from '../features/forms/api.ts';
import { OpenPurchaseBlock } from '../features/payments/open-purchase/open-purchase-block.tsx';
import { readSessionAhead } from '../features/session/public.ts';
import { onceContentIsShown } from '../platform/page/content-shown.ts';
import { loadStaffTexts } from '../platform/texts.ts';
import type { PublicPage } from './public-page.ts';
import { type Screen, screenOf, shellOf } from './screen-of.tsx';
import { TopBarBlock } from './shell/top-bar-block.ts';

export const StaffShell = shellOf<{ readonly isLight: boolean; readonly children: ReactNode }>(async () => {
  const [{ StaffShell: shell }] = await Promise.all([import('./shell/staff-shell.tsx'), loadStaffTexts()]);
  return shell;
});

export const StaffFrame = shellOf<{ readonly children: ReactNode }>(
  async () => (await import('./shell/staff-frame.tsx')).StaffFrame,
);

const editor = screenOf(
  async () => (await import('../features/forms/editor/editor-screen.tsx')).EditorScreen,
);

export type DrawnPath = Exclude<PathName, 'root' | 'notFound' | PublicPage['name']>;

export const SCREENS: Readonly<Record<DrawnPath, Screen>> = {
  home: screenOf(async () => (await import('../features/home/home-screen.tsx')).HomeScreen),
  login: screenOf(async () => (await import('../features/session/login-screen.tsx')).LoginScreen),
  singleSignOn: screenOf(
    async () => (await import('../features/session/single-sign-on-screen.tsx')).SingleSignOnScreen,
  ),
  password: screenOf(
    async () => (await import('../features/session/new-password-screen.tsx')).NewPasswordScreen,
  ),
  account: screenOf(async () => (await import('../features/session/account-screen.tsx')).AccountScreen),
  forms: screenOf(async () => (await import('./form-list-page.tsx')).FormListPage),
  newForm: editor,
  editForm: editor,
  formImport: screenOf(
    async () => (await import('../features/forms/import/form-import-screen.tsx')).FormImportScreen,
  ),
  collectedImport: screenOf(
    async () => (await import('../features/forms/collected/collected-screen.tsx')).CollectedScreen,
  ),
  prefilledLinks: screenOf(
    async () => (await import('../features/forms/prefilled/links-screen.tsx')).PrefilledLinksScreen,
  ),
  newPrefilledLink: screenOf(
    async () => (await import('../features/forms/prefilled/new-link-screen.tsx')).NewPrefilledLinkScreen,
  ),
  formHistory: screenOf(
    async () => (await import('../features/forms/history/history-screen.tsx')).HistoryScreen,
  ),
  answer: screenOf(async () => {
    const { AnswerScreen } = await import('../features/submissions/answer/answer-screen.tsx');
    return () => <AnswerScreen head={<OpenPurchaseBlock />} />;
  }),
  answerCis: screenOf(async () => {
    const { CisAnswerScreen } = await import('../features/submissions/answer/cis-answer-screen.tsx');
    return () => <CisAnswerScreen head={<OpenPurchaseBlock />} />;
  }),
  correct: screenOf(async () => (await import('../features/review/edit-screen.tsx')).CorrectScreen),
  correctCis: screenOf(async () => (await import('../features/review/edit-screen.tsx')).CisCorrectScreen),
  complete: screenOf(async () => (await import('../features/review/edit-screen.tsx')).CompleteScreen),
  drafts: screenOf(
    async () => (await import('../features/submissions/drafts/drafts-screen.tsx')).DraftsScreen,
  ),
  submission: screenOf(async () => (await import('./submission-screens.tsx')).SubmissionScreen),
  submissionCis: screenOf(async () => (await import('./submission-screens.tsx')).CisSubmissionScreen),
  submissions: screenOf(
    async () =>
      (await import('../features/submissions/list/submission-list-screen.tsx')).SubmissionListScreen,
  ),
  ownSubmissions: screenOf(
    async () =>
      (await import('../features/submissions/list/own-submissions-screen.tsx')).OwnSubmissionsScreen,
  ),
  payments: screenOf(
    async () => (await import('../features/payments/payment-list-screen.tsx')).PaymentListScreen,
  ),
  useTickets: screenOf(async () => (await import('../features/payments/door/door-screen.tsx')).DoorScreen),
  statistics: screenOf(
    async () => (await import('../features/statistics/statistics-screen.tsx')).StatisticsScreen,
  ),
  statisticsOverview: screenOf(
    async () => (await import('../features/statistics/overview-screen.tsx')).OverviewScreen,
  ),
  outbox: screenOf(async () => (await import('./outbox-screens.tsx')).DeliveriesScreen),
  status: screenOf(async () => (await import('../features/status/status-screen.tsx')).StatusScreen),
  users: screenOf(
    async () => (await import('../features/administration/users/users-screen.tsx')).UsersScreen,
  ),
  userImport: screenOf(
    async () =>
      (await import('../features/administration/users/import/user-import-screen.tsx')).UserImportScreen,
  ),
  areas: screenOf(
    async () => (await import('../features/administration/areas/areas-screen.tsx')).AreasScreen,
  ),
  municipalities: screenOf(
    async () =>
      (await import('../features/administration/municipalities/municipalities-screen.tsx'))
        .MunicipalitiesScreen,
  ),
  territory: screenOf(
    async () =>
      (await import('../features/administration/municipalities/territory/territory-screen.tsx'))
        .TerritoryScreen,
  ),
  programs: screenOf(
    async () => (await import('../features/administration/programs/programs-screen.tsx')).ProgramsScreen,
  ),
  webhooks: screenOf(
    async () => (await import('../features/administration/webhooks/webhooks-screen.tsx')).WebhooksScreen,
  ),
  webhookLog: screenOf(
    async () => (await import('../features/administration/webhooks/webhook-screen.tsx')).WebhookScreen,
  ),
  audit: screenOf(
    async () => (await import('../features/administration/audit/audit-screen.tsx')).AuditScreen,
  ),
  assets: screenOf(
    async () => (await import('../features/administration/assets/assets-screen.tsx')).AssetsScreen,
  ),
  assetImport: screenOf(
    async () => (await import('../features/administration/assets/asset-import-screen.tsx')).AssetImportScreen,
  ),
  assetSearch: screenOf(
    async () => (await import('../features/assets/asset-search-screen.tsx')).AssetSearchScreen,
  ),
  asset: screenOf(async () => (await import('../features/assets/asset-screen.tsx')).AssetScreen),
  workPlan: screenOf(
    async () => (await import('../features/administration/work-orders/plan-screen.tsx')).PlanScreen,
  ),
  workPlanImport: screenOf(
    async () =>
      (await import('../features/administration/work-orders/plan-import-screen.tsx')).PlanImportScreen,
  ),
  workPlanRules: screenOf(
    async () =>
      (await import('../features/administration/work-orders/rules/rules-screen.tsx')).PlanRulesScreen,
  ),
  workPlanFigures: screenOf(
    async () =>
      (await import('../features/statistics/plan-figures/plan-figures-screen.tsx')).PlanFiguresScreen,
  ),
  ownDay: screenOf(async () => (await import('../features/work-orders/own-day-screen.tsx')).OwnDayScreen),
  prepareDay: screenOf(
    async () => (await import('../features/work-orders/prepare/prepare-screen.tsx')).PrepareScreen,
  ),
  incidents: screenOf(
    async () =>
      (await import('../features/administration/incidents/list/incidents-screen.tsx')).IncidentsScreen,
  ),
  incidentAreas: screenOf(
    async () =>
      (await import('../features/administration/incidents/incident-areas-screen.tsx')).IncidentAreasScreen,
  ),
  incidentImport: screenOf(
    async () =>
      (await import('../features/administration/incidents/incident-import-screen.tsx')).IncidentImportScreen,
  ),
  agendas: screenOf(
    async () => (await import('../features/administration/agendas/agendas-screen.tsx')).AgendasScreen,
  ),
  agendaImport: screenOf(
    async () =>
      (await import('../features/administration/agendas/agenda-import-screen.tsx')).AgendaImportScreen,
  ),
  agenda: screenOf(
    async () => (await import('../features/administration/agendas/agenda-screen.tsx')).AgendaScreen,
  ),
  appointments: screenOf(
    async () => (await import('../features/appointments/appointments-screen.tsx')).AppointmentsScreen,
  ),
  citizens: screenOf(
    async () => (await import('../features/administration/citizens/citizens-screen.tsx')).CitizensScreen,
  ),
  citizenImport: screenOf(
    async () =>
      (await import('../features/administration/citizens/citizen-import-screen.tsx')).CitizenImportScreen,
  ),
  citizen: screenOf(
    async () => (await import('../features/administration/citizens/citizen-screen.tsx')).CitizenScreen,
  ),
  mergeCitizens: screenOf(
    async () => (await import('../features/administration/citizens/merge-screen.tsx')).MergeScreen,
  ),
  municipalitySettings: screenOf(
    async () =>
      (await import('../features/administration/municipalities/settings/settings-screen.tsx')).SettingsScreen,
  ),
  municipalityShop: screenOf(
    async () => (await import('../features/administration/municipalities/shop/shop-screen.tsx')).ShopScreen,
  ),
  sent: screenOf(async () => (await import('./sent-screen.tsx')).SentPage),
};

/** Screens that do without the component library: a phone in the field opens them in half the time. */
export const LIGHT: ReadonlySet<DrawnPath> = new Set(['answer', 'answerCis']);

const FORM_ID = /^[0-9A-Za-z]{20}$/;

/** Starts to download what a URL needs; resolves when its code has arrived. */
export async function preloadScreen(pathname: string): Promise<void> {
  const names = Object.keys(SCREENS) as DrawnPath[];
  for (const name of names) {
    const params = matchPath(PATHS[name], pathname);
    if (!params) continue;
    const { id } = params;
    if (name === 'editForm' && id !== undefined && FORM_ID.test(id)) preloadFormToEdit(id);
    readSessionAhead();
    const isLight = LIGHT.has(name);
    const around = isLight ? [] : [StaffFrame.preload(), TopBarBlock.prefetch()];
    // Where saving leads to, the frame is needed too.
    if (isLight) onceContentIsShown(() => void StaffFrame.preload());
    await Promise.all([SCREENS[name].preload(), StaffShell.preload(), ...around]);
    return;
  }
}
