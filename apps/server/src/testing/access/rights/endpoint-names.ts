// The names of all endpoints, by the files that declare them.
import type * as registerAgendas from '@constancia/contract/administration/agendas.ts';
import type * as areas from '@constancia/contract/administration/areas.ts';
import type * as registerAssets from '@constancia/contract/administration/assets.ts';
import type * as audit from '@constancia/contract/administration/audit.ts';
import type * as citizens from '@constancia/contract/administration/citizens.ts';
import type * as incidentAreas from '@constancia/contract/administration/incident-areas.ts';
import type * as incidentTypes from '@constancia/contract/administration/incident-types.ts';
import type * as municipalities from '@constancia/contract/administration/municipalities.ts';
import type * as municipalitySettings from '@constancia/contract/administration/municipality-settings.ts';
import type * as programs from '@constancia/contract/administration/programs.ts';
import type * as paymentShop from '@constancia/contract/administration/payment-shop.ts';
import type * as registerSheets from '@constancia/contract/administration/register-sheets.ts';
import type * as remoteValues from '@constancia/contract/administration/remote-values.ts';
import type * as territoryRegister from '@constancia/contract/administration/territory-register.ts';
import type * as userLife from '@constancia/contract/administration/user-life.ts';
import type * as userSheets from '@constancia/contract/administration/user-sheets.ts';
import type * as users from '@constancia/contract/administration/users.ts';
import type * as webhooks from '@constancia/contract/events/webhooks.ts';
import type * as appointmentChanges from '@constancia/contract/appointment-changes.ts';
import type * as appointmentLinks from '@constancia/contract/appointment-links.ts';
import type * as appointmentList from '@constancia/contract/appointment-list.ts';
import type * as appointments from '@constancia/contract/appointments.ts';
import type * as assetPage from '@constancia/contract/assets/asset-page.ts';
import type * as events from '@constancia/contract/events/events.ts';
import type * as files from '@constancia/contract/files.ts';
import type * as forms from '@constancia/contract/forms/forms.ts';
import type * as headerImage from '@constancia/contract/forms/header-image.ts';
import type * as history from '@constancia/contract/forms/history.ts';
import type * as formHolds from '@constancia/contract/forms/holds.ts';
import type * as outside from '@constancia/contract/forms/outside-lists.ts';
import type * as translationSheet from '@constancia/contract/forms/translation-sheet.ts';
import type * as visibility from '@constancia/contract/forms/visibility.ts';
import type * as xlsForm from '@constancia/contract/forms/xlsform.ts';
import type * as workflows from '@constancia/contract/forms/workflows.ts';
import type * as home from '@constancia/contract/home.ts';
import type * as incidents from '@constancia/contract/incidents/incidents.ts';
import type * as live from '@constancia/contract/live.ts';
import type * as mail from '@constancia/contract/mail.ts';
import type * as outbox from '@constancia/contract/outbox.ts';
import type * as status from '@constancia/contract/administration/status.ts';
import type * as passwords from '@constancia/contract/passwords.ts';
import type * as paymentPages from '@constancia/contract/payments/payment.ts';
import type * as payments from '@constancia/contract/payments/payment-list.ts';
import type * as sale from '@constancia/contract/payments/sale.ts';
import type * as tickets from '@constancia/contract/payments/tickets.ts';
import type * as recordBundles from '@constancia/contract/records/bundles.ts';
import type * as recordPoster from '@constancia/contract/records/poster.ts';
import type * as recordLookups from '@constancia/contract/records/lookups.ts';
import type * as records from '@constancia/contract/records/records.ts';
import type * as secondFactor from '@constancia/contract/second-factor.ts';
import type * as passkeys from '@constancia/contract/session/passkeys.ts';
import type * as session from '@constancia/contract/session.ts';
import type * as singleSignOn from '@constancia/contract/single-sign-on.ts';
import type * as statistics from '@constancia/contract/statistics.ts';
import type * as besideList from '@constancia/contract/submissions/beside-list.ts';
import type * as collected from '@constancia/contract/forms/collected.ts';
import type * as listColumns from '@constancia/contract/submissions/columns.ts';
import type * as deletion from '@constancia/contract/submissions/deletion.ts';
import type * as exports from '@constancia/contract/submissions/exports.ts';
import type * as submissionFeed from '@constancia/contract/feed/feed.ts';
import type * as submissionHolds from '@constancia/contract/submissions/holds.ts';
import type * as lookups from '@constancia/contract/submissions/lookups.ts';
import type * as submissionMap from '@constancia/contract/submissions/map.ts';
import type * as people from '@constancia/contract/submissions/people.ts';
import type * as portal from '@constancia/contract/submissions/portal.ts';
import type * as portalReadings from '@constancia/contract/submissions/portal-readings.ts';
import type * as presence from '@constancia/contract/submissions/presence.ts';
import type * as retention from '@constancia/contract/submissions/retention.ts';
import type * as review from '@constancia/contract/submissions/review.ts';
import type * as signatures from '@constancia/contract/submissions/signatures.ts';
import type * as submissions from '@constancia/contract/submissions/submissions.ts';
import type * as timeline from '@constancia/contract/submissions/timeline.ts';
import type * as uploads from '@constancia/contract/submissions/uploads.ts';
import type * as listViews from '@constancia/contract/submissions/views.ts';
import type * as planFigures from '@constancia/contract/work-orders/plan-figures.ts';
import type * as planMail from '@constancia/contract/work-orders/plan-mail.ts';
import type * as prefilledLinks from '@constancia/contract/forms/prefilled-links.ts';
import type * as planRules from '@constancia/contract/work-orders/plan-rules.ts';
import type * as workOrders from '@constancia/contract/work-orders/work-orders.ts';
import type * as territory from '@constancia/contract/territory.ts';

type NamesIn<Module> = {
  [Name in keyof Module]: Module[Name] extends { readonly method: string; readonly access: object }
    ? Name
    : never;
}[keyof Module] &
  string;

export type EndpointName =
  | NamesIn<typeof areas>
  | NamesIn<typeof audit>
  | NamesIn<typeof programs>
  | NamesIn<typeof registerAgendas>
  | NamesIn<typeof registerAssets>
  | NamesIn<typeof citizens>
  | NamesIn<typeof incidentAreas>
  | NamesIn<typeof incidentTypes>
  | NamesIn<typeof municipalities>
  | NamesIn<typeof municipalitySettings>
  | NamesIn<typeof paymentShop>
  | NamesIn<typeof users>
  | NamesIn<typeof webhooks>
  | NamesIn<typeof userSheets>
  | NamesIn<typeof registerSheets>
  | NamesIn<typeof userLife>
  | NamesIn<typeof remoteValues>
  | NamesIn<typeof appointments>
  | NamesIn<typeof assetPage>
  | NamesIn<typeof appointmentLinks>
  | NamesIn<typeof appointmentChanges>
  | NamesIn<typeof appointmentList>
  | NamesIn<typeof deletion>
  | NamesIn<typeof formHolds>
  | NamesIn<typeof submissionFeed>
  | NamesIn<typeof submissionHolds>
  | NamesIn<typeof retention>
  | NamesIn<typeof besideList>
  | NamesIn<typeof collected>
  | NamesIn<typeof listColumns>
  | NamesIn<typeof listViews>
  | NamesIn<typeof exports>
  | NamesIn<typeof submissionMap>
  | NamesIn<typeof recordLookups>
  | NamesIn<typeof records>
  | NamesIn<typeof recordBundles>
  | NamesIn<typeof recordPoster>
  | NamesIn<typeof events>
  | NamesIn<typeof files>
  | NamesIn<typeof forms>
  | NamesIn<typeof headerImage>
  | NamesIn<typeof history>
  | NamesIn<typeof home>
  | NamesIn<typeof incidents>
  | NamesIn<typeof live>
  | NamesIn<typeof lookups>
  | NamesIn<typeof mail>
  | NamesIn<typeof outbox>
  | NamesIn<typeof status>
  | NamesIn<typeof outside>
  | NamesIn<typeof sale>
  | NamesIn<typeof passkeys>
  | NamesIn<typeof passwords>
  | NamesIn<typeof paymentPages>
  | NamesIn<typeof payments>
  | NamesIn<typeof tickets>
  | NamesIn<typeof people>
  | NamesIn<typeof portal>
  | NamesIn<typeof portalReadings>
  | NamesIn<typeof review>
  | NamesIn<typeof secondFactor>
  | NamesIn<typeof session>
  | NamesIn<typeof signatures>
  | NamesIn<typeof singleSignOn>
  | NamesIn<typeof statistics>
  | NamesIn<typeof submissions>
  | NamesIn<typeof territory>
  | NamesIn<typeof territoryRegister>
  | NamesIn<typeof timeline>
  | NamesIn<typeof presence>
  | NamesIn<typeof uploads>
  | NamesIn<typeof translationSheet>
  | NamesIn<typeof visibility>
  | NamesIn<typeof workOrders>
  | NamesIn<typeof planRules>
  | NamesIn<typeof prefilledLinks>
  | NamesIn<typeof planMail>
  | NamesIn<typeof planFigures>
  | NamesIn<typeof workflows>
  | NamesIn<typeof xlsForm>;
