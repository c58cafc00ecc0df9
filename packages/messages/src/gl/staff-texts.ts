// Galician texts that only staff screens load.

import { administration } from './administration/administration.ts';
import { administrationProblems } from './administration/administration-problems.ts';
import { agendas } from './administration/agendas.ts';
import { assets } from './administration/assets.ts';
import { audit } from './administration/audit.ts';
import { auditDetails } from './administration/audit-details.ts';
import { auditValues } from './administration/audit-values.ts';
import { citizens } from './administration/citizens.ts';
import { incidentRegister } from './administration/incident-register.ts';
import { municipalitySettings } from './administration/municipality-settings.ts';
import { paymentShop } from './administration/payment-shop.ts';
import { programs } from './administration/programs.ts';
import { registerImport } from './administration/register-import.ts';
import { retention } from './administration/retention.ts';
import { sheetImport } from './administration/sheet-import.ts';
import { status } from './administration/status.ts';
import { territoryRegister } from './administration/territory-register.ts';
import { userImport } from './administration/user-import.ts';
import { webhooks } from './administration/webhooks.ts';
import { bookingProblems } from './answering/booking.ts';
import { drafts } from './answering/drafts.ts';
import { person } from './answering/person.ts';
import { waiting } from './answering/waiting.ts';
import { account } from './desk/account.ts';
import { appointmentCard } from './desk/appointment-card.ts';
import { exports } from './desk/exports.ts';
import { formList } from './desk/form-list.ts';
import { holds } from './administration/holds.ts';
import { home } from './desk/home.ts';
import { incidents } from './desk/incidents.ts';
import { listFilters } from './desk/list-filters.ts';
import { mail } from './desk/mail.ts';
import { outbox } from './desk/outbox.ts';
import { paymentList } from './desk/payment-list.ts';
import { presence } from './desk/presence.ts';
import { records } from './desk/records.ts';
import { review } from './desk/review.ts';
import { secondFactor } from './desk/second-factor.ts';
import { staff } from './desk/staff.ts';
import { statistics } from './desk/statistics.ts';
import { submissionDeletion } from './desk/submission-deletion.ts';
import { submissionList } from './desk/submission-list.ts';
import { timeline } from './desk/timeline.ts';
import { editor } from './editor/editor.ts';
import { editorCanvas } from './editor/editor-canvas.ts';
import { editorContent } from './editor/editor-content.ts';
import { editorForm } from './editor/editor-form.ts';
import { editorOutside } from './editor/editor-outside.ts';
import { editorVersions } from './editor/editor-versions.ts';
import { editorHints } from './editor/editor-hints.ts';
import { editorTranslations } from './editor/editor-translations.ts';
import { sectionCopy } from './editor/section-copy.ts';
import { editorSaving } from './editor/editor-saving.ts';
import { collected } from './editor/collected.ts';
import { prefilledLinks } from './editor/prefilled-links.ts';
import { xlsForm } from './editor/xlsform.ts';
import { assetPage } from './field/asset-page.ts';
import { lastVisit } from './field/last-visit.ts';
import { prepareDay } from './field/prepare-day.ts';
import { photoMarks } from './field/photo-marks.ts';
import { visitEvidence } from './field/visit-evidence.ts';
import { planRules } from './field/plan-rules.ts';
import { workOrders } from './field/work-orders.ts';
import { formIssues } from './editor/form-issues.ts';

export const staffTexts = {
  ...staff,
  ...account,
  ...secondFactor,
  ...administration,
  ...administrationProblems,
  ...agendas,
  ...assets,
  ...assetPage,
  ...lastVisit,
  ...visitEvidence,
  ...photoMarks,
  ...planRules,
  ...workOrders,
  ...prepareDay,
  ...audit,
  ...auditDetails,
  ...auditValues,
  ...status,
  ...incidentRegister,
  ...territoryRegister,
  ...incidents,
  ...programs,
  ...webhooks,
  ...registerImport,
  ...retention,
  ...sheetImport,
  ...userImport,
  ...citizens,
  ...submissionDeletion,
  ...submissionList,
  ...drafts,
  ...editor,
  ...editorForm,
  ...editorCanvas,
  ...editorContent,
  ...editorOutside,
  ...editorSaving,
  ...collected,
  ...prefilledLinks,
  ...xlsForm,
  ...sectionCopy,
  ...editorTranslations,
  ...editorHints,
  ...editorVersions,
  ...formIssues,
  ...appointmentCard,
  ...bookingProblems,
  ...exports,
  ...formList,
  ...holds,
  ...home,
  ...listFilters,
  ...mail,
  ...municipalitySettings,
  ...outbox,
  ...paymentList,
  ...paymentShop,
  ...person,
  ...review,
  ...presence,
  ...records,
  ...statistics,
  ...timeline,
  ...waiting,
};
