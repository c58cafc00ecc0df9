// Every endpoint of the product by feature; openapi.json and the role matrix are made from this list.
import * as agendas from './administration/agendas.ts';
import * as areas from './administration/areas.ts';
import * as assets from './administration/assets.ts';
import * as audit from './administration/audit.ts';
import * as citizens from './administration/citizens.ts';
import * as incidentAreas from './administration/incident-areas.ts';
import * as incidentTypes from './administration/incident-types.ts';
import * as municipalities from './administration/municipalities.ts';
import * as municipalitySettings from './administration/municipality-settings.ts';
import * as programs from './administration/programs.ts';
import * as paymentShop from './administration/payment-shop.ts';
import * as registerSheets from './administration/register-sheets.ts';
import * as remoteValues from './administration/remote-values.ts';
import * as territoryRegister from './administration/territory-register.ts';
import * as userLife from './administration/user-life.ts';
import * as userSheets from './administration/user-sheets.ts';
import * as users from './administration/users.ts';
import * as webhooks from './events/webhooks.ts';
import * as appointmentChanges from './appointment-changes.ts';
import * as appointmentLinks from './appointment-links.ts';
import * as appointmentList from './appointment-list.ts';
import * as appointments from './appointments.ts';
import * as assetPage from './assets/asset-page.ts';
import type { Endpoint } from './endpoint.ts';
import * as events from './events/events.ts';
import * as files from './files.ts';
import * as forms from './forms/forms.ts';
import * as formsHeaderImage from './forms/header-image.ts';
import * as formsHistory from './forms/history.ts';
import * as formsHolds from './forms/holds.ts';
import * as formsOutside from './forms/outside-lists.ts';
import * as formsPrefilledLinks from './forms/prefilled-links.ts';
import * as formsTranslationSheet from './forms/translation-sheet.ts';
import * as formsVisibility from './forms/visibility.ts';
import * as formsXlsForm from './forms/xlsform.ts';
import * as workflows from './forms/workflows.ts';
import * as home from './home.ts';
import * as status from './administration/status.ts';
import * as incidents from './incidents/incidents.ts';
import * as live from './live.ts';
import * as mail from './mail.ts';
import * as outbox from './outbox.ts';
import * as passwords from './passwords.ts';
import * as paymentPages from './payments/payment.ts';
import * as payments from './payments/payment-list.ts';
import * as sale from './payments/sale.ts';
import * as tickets from './payments/tickets.ts';
import * as recordBundles from './records/bundles.ts';
import * as recordPoster from './records/poster.ts';
import * as recordLookups from './records/lookups.ts';
import * as records from './records/records.ts';
import * as secondFactor from './second-factor.ts';
import * as passkeys from './session/passkeys.ts';
import * as session from './session.ts';
import * as singleSignOn from './single-sign-on.ts';
import * as statistics from './statistics.ts';
import * as besideList from './submissions/beside-list.ts';
import * as collected from './forms/collected.ts';
import * as listColumns from './submissions/columns.ts';
import * as submissionDeletion from './submissions/deletion.ts';
import * as exports from './submissions/exports.ts';
import * as submissionFeed from './feed/feed.ts';
import * as submissionHolds from './submissions/holds.ts';
import * as lookups from './submissions/lookups.ts';
import * as submissionMap from './submissions/map.ts';
import * as submissionsPeople from './submissions/people.ts';
import * as portal from './submissions/portal.ts';
import * as portalReadings from './submissions/portal-readings.ts';
import * as presence from './submissions/presence.ts';
import * as retention from './submissions/retention.ts';
import * as review from './submissions/review.ts';
import * as signatures from './submissions/signatures.ts';
import * as submissions from './submissions/submissions.ts';
import * as timeline from './submissions/timeline.ts';
import * as uploads from './submissions/uploads.ts';
import * as listViews from './submissions/views.ts';
import * as territory from './territory.ts';
import * as planFigures from './work-orders/plan-figures.ts';
import * as planMail from './work-orders/plan-mail.ts';
import * as planRules from './work-orders/plan-rules.ts';
import * as workOrders from './work-orders/work-orders.ts';

function endpointsOf(feature: Readonly<Record<string, unknown>>): Readonly<Record<string, Endpoint>> {
  const found = Object.entries(feature).filter(
    (entry): entry is [string, Endpoint] =>
      typeof entry[1] === 'object' && entry[1] !== null && 'method' in entry[1] && 'access' in entry[1],
  );
  return Object.fromEntries(found);
}

/** Feature -> name -> endpoint. */
export const CONTRACT: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = {
  territory: endpointsOf(territory),
  administration: {
    ...endpointsOf(users),
    ...endpointsOf(userSheets),
    ...endpointsOf(userLife),
    ...endpointsOf(programs),
    ...endpointsOf(remoteValues),
    ...endpointsOf(areas),
    ...endpointsOf(municipalities),
    ...endpointsOf(territoryRegister),
    ...endpointsOf(agendas),
    ...endpointsOf(assets),
    ...endpointsOf(audit),
    ...endpointsOf(citizens),
    ...endpointsOf(registerSheets),
    ...endpointsOf(municipalitySettings),
    ...endpointsOf(paymentShop),
    ...endpointsOf(webhooks),
  },
  session: {
    ...endpointsOf(session),
    ...endpointsOf(passwords),
    ...endpointsOf(secondFactor),
    ...endpointsOf(passkeys),
    ...endpointsOf(singleSignOn),
  },
  incidents: {
    ...endpointsOf(incidentAreas),
    ...endpointsOf(incidentTypes),
    ...endpointsOf(incidents),
  },
  assets: endpointsOf(assetPage),
  live: endpointsOf(live),
  files: endpointsOf(files),
  outbox: endpointsOf(outbox),
  events: endpointsOf(events),
  home: endpointsOf(home),
  status: endpointsOf(status),
  forms: {
    ...endpointsOf(forms),
    ...endpointsOf(formsHeaderImage),
    ...endpointsOf(formsHistory),
    ...endpointsOf(formsHolds),
    ...endpointsOf(formsOutside),
    ...endpointsOf(formsPrefilledLinks),
    ...endpointsOf(formsTranslationSheet),
    ...endpointsOf(formsVisibility),
    ...endpointsOf(formsXlsForm),
    ...endpointsOf(workflows),
  },
  submissions: {
    ...endpointsOf(submissions),
    ...endpointsOf(besideList),
    ...endpointsOf(collected),
    ...endpointsOf(listColumns),
    ...endpointsOf(listViews),
    ...endpointsOf(exports),
    ...endpointsOf(submissionDeletion),
    ...endpointsOf(submissionFeed),
    ...endpointsOf(submissionHolds),
    ...endpointsOf(retention),
    ...endpointsOf(submissionMap),
    ...endpointsOf(submissionsPeople),
    ...endpointsOf(signatures),
    ...endpointsOf(uploads),
  },
  payments: {
    ...endpointsOf(sale),
    ...endpointsOf(paymentPages),
    ...endpointsOf(payments),
    ...endpointsOf(tickets),
  },
  appointments: {
    ...endpointsOf(appointments),
    ...endpointsOf(appointmentLinks),
    ...endpointsOf(appointmentChanges),
    ...endpointsOf(appointmentList),
  },
  records: {
    ...endpointsOf(records),
    ...endpointsOf(recordBundles),
    ...endpointsOf(recordLookups),
    ...endpointsOf(recordPoster),
  },
  mail: endpointsOf(mail),
  review: { ...endpointsOf(review), ...endpointsOf(timeline), ...endpointsOf(presence) },
  portal: endpointsOf(portal),
  portalReadings: endpointsOf(portalReadings),
  statistics: endpointsOf(statistics),
  lookups: endpointsOf(lookups),
  workOrders: {
    ...endpointsOf(workOrders),
    ...endpointsOf(planRules),
    ...endpointsOf(planMail),
    ...endpointsOf(planFigures),
  },
};
