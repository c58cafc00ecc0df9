// Wires the server together without logic of its own: which features it has and what they share. This file
// knows everything; nothing imports it except the roles and tests.
import { CONTRACT } from '@constancia/contract/contract.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppServices } from './app-services.ts';
import { isForThisMachine } from './config/config.ts';
import { logoRight } from './features/administration/municipalities/settings/logos.ts';
import { administrationRoutes } from './features/administration/routes.ts';
import { appointmentRoutes } from './features/appointments/routes.ts';
import { assetPageRoutes } from './features/assets/routes.ts';
import { type CitizenRegisters, findPerson } from './features/citizens/public.ts';
import { citizenRoutes } from './features/citizens/register/routes.ts';
import { eventRoutes } from './features/events/routes.ts';
import { fileRoutes } from './features/files/public.ts';
import { formVersions, headerImageRight, pageOfShortCode } from './features/forms/public.ts';
import { formRoutes } from './features/forms/routes.ts';
import { workflowRoutes } from './features/forms/workflows/routes.ts';
import { homeRoutes } from './features/home/routes.ts';
import { incidentRoutes } from './features/incidents/routes.ts';
import { type LiveStreams, liveStreams } from './features/live/live-streams.ts';
import { liveRoutes } from './features/live/routes.ts';
import { lookupRoutes } from './features/lookups/routes.ts';
import { mailRoutes } from './features/mail/routes.ts';
import { outboxRoutes } from './features/outbox/routes.ts';
import { paymentRoutes } from './features/payments/routes.ts';
import { sales } from './features/payments/sell.ts';
import { type PaymentShops, paymentShops } from './features/payments/shops/payment-shops.ts';
import { ticketSigner } from './features/payments/ticket-signer.ts';
import type { CitizenPortals } from './features/portal/portal-login.ts';
import { citizenAuthenticator, portalCookie } from './features/portal/public.ts';
import { portalRoutes } from './features/portal/routes.ts';
import { lookUpRoutes } from './features/records/look-up/routes.ts';
import { recordFileRight } from './features/records/public.ts';
import { recordRoutes } from './features/records/routes.ts';
import { revisionLinks } from './features/review/public.ts';
import { reviewStates } from './features/review/review-states.ts';
import { reviewRoutes } from './features/review/routes.ts';
import { leakedPasswords } from './features/session/passwords/leaked-passwords.ts';
import { passwordRoutes } from './features/session/passwords/routes.ts';
import {
  authenticator,
  deviceCookie,
  programAuthenticator,
  sessionCookie,
} from './features/session/public.ts';
import { remoteValueRoutes } from './features/session/remote-values.ts';
import { sessionRoutes } from './features/session/routes.ts';
import { passkeyRoutes } from './features/session/second-factor/passkey-routes.ts';
import { secondFactorRoutes } from './features/session/second-factor/routes.ts';
import { idTokens } from './features/session/single-sign-on/id-tokens.ts';
import { pendingCookie } from './features/session/single-sign-on/pending-cookie.ts';
import { singleSignOnRoutes } from './features/session/single-sign-on/routes.ts';
import { statisticsRoutes } from './features/statistics/routes.ts';
import { statusRoutes } from './features/status/routes.ts';
import { admission } from './features/submissions/admission/admit-submission.ts';
import { intakeQueue } from './features/submissions/intake/intake-queue.ts';
import { type SheetExporter, sheetExporter } from './features/submissions/thread/sheet-exporter.ts';
import { peopleRoutes } from './features/submissions/people/people.ts';
import { receiptCookies, signatureRight, submissionFileRights } from './features/submissions/public.ts';
import { submissionRoutes } from './features/submissions/routes.ts';
import { framedBy } from './features/submissions/view/framed-by.ts';
import {
  chosenLayers,
  geocoders,
  installedOrigins,
  mailSenders,
  mapOrigins,
  outsideSystems,
} from './features/territory/public.ts';
import { territoryRoutes } from './features/territory/routes.ts';
import { hasDemonstrationAccounts } from './features/users/public.ts';
import { workOrderRoutes } from './features/work-orders/routes.ts';
import { appendAudit } from './platform/audit/queries.ts';
import { challenges } from './platform/challenge/challenges.ts';
import type { Database } from './platform/db/database.ts';
import { installationSecret } from './platform/db/queries.ts';
import { fileSigner } from './platform/files/signed-url.ts';
import { isFromThisMachine } from './platform/http/client-address.ts';
import { addRoutes, type Route } from './platform/http/endpoint.ts';
import { addHealth } from './platform/http/health.ts';
import { createServer } from './platform/http/server.ts';
import { followShortUrls } from './platform/http/short-urls.ts';
import { serveWebApp } from './platform/http/web-app.ts';
import { newSecretToken } from './platform/ids.ts';
import { type Announcer, announcer } from './platform/notices/announcer.ts';
import { describeApi } from './platform/openapi/describe.ts';
import { serveApiDescription } from './platform/openapi/serve.ts';
import { pdfMaker } from './platform/pdf/pdf-maker.ts';
import { countUse } from './platform/rate-limit/queries.ts';
import { refuseAbove } from './platform/rate-limit/refuse-above.ts';
import { httpCitizenPortal } from './ports/citizen-portal/http.ts';
import { localCitizenPortal } from './ports/citizen-portal/local.ts';
import { httpCitizens } from './ports/citizens/http.ts';
import { localCitizens } from './ports/citizens/local.ts';
import type { IdentityProvider } from './ports/identity/port.ts';
import { mailTransport } from './ports/mail/mail-transport.ts';
import { virusScanner } from './ports/virus-scanner/port.ts';

function registersOf({ citizenRegisterUrl }: AppServices['config'], db: Database): CitizenRegisters {
  const platform = citizenRegisterUrl === null ? null : httpCitizens({ url: citizenRegisterUrl, db });
  return { builtIn: localCitizens(db), platform };
}

function portalsOf(
  { citizenPortalUrl }: AppServices['config'],
  { db, clock }: Pick<AppServices, 'db' | 'clock'>,
): CitizenPortals {
  const platform = citizenPortalUrl === null ? null : httpCitizenPortal(citizenPortalUrl);
  return { builtIn: localCitizenPortal(db, clock), platform };
}

/** The provider's client is loaded only when it is configured. */
async function identityOf({ identity }: AppServices['config']): Promise<IdentityProvider | null> {
  if (identity === null) return null;
  const { oidcProvider } = await import('./ports/identity/http.ts');
  return oidcProvider(identity);
}

/**
 * Demonstration accounts may sign in from everywhere if the configuration says so; otherwise only from this
 * machine, and only when it is reached under its own names.
 */
function demonstrationDoor(config: AppServices['config']): (request: FastifyRequest) => boolean {
  if (config.demonstrationSignIn === 'anywhere') return () => true;
  return (request) => isForThisMachine(config) && isFromThisMachine(request);
}

/** Everything that signs with a secret of the installation. What shares a secret is kept apart by its purpose. */
async function signing({ publicOrigin, puzzleMemoryKib }: AppServices['config'], db: Database) {
  const secret = (name: Parameters<typeof installationSecret>[1]) =>
    installationSecret(db, name, newSecretToken());
  const receipt = await secret('receipt-secret');
  return {
    signer: fileSigner(await secret('file-signing-secret')),
    devices: deviceCookie(await secret('device-secret'), publicOrigin),
    pending: pendingCookie(await secret('device-secret'), publicOrigin),
    receipts: receiptCookies(receipt, publicOrigin),
    links: revisionLinks(receipt),
    tickets: ticketSigner(await secret('ticket-secret')),
    puzzles: challenges(db, { secret: receipt, memoryKib: puzzleMemoryKib }),
  };
}

function openPdfs(app: FastifyInstance) {
  const pdf = pdfMaker();
  app.addHook('onClose', () => pdf.close());
  return pdf;
}

/** The thread that writes spreadsheets ends with the server. */
function openSheets(app: FastifyInstance, services: AppServices): SheetExporter {
  const sheets = sheetExporter(services);
  app.addHook('onClose', () => sheets.close());
  return sheets;
}

/** Streams end before the server waits for its open replies. */
function openLive(
  app: FastifyInstance,
  services: AppServices,
): { readonly streams: LiveStreams } & Pick<Announcer, 'announce'> {
  const streams = liveStreams(services);
  const { announce, close } = announcer(services.db, services.log);
  app.addHook('preClose', () => streams.close());
  app.addHook('onClose', close);
  return { streams, announce };
}

type AccountServices = Parameters<typeof remoteValueRoutes>[0] &
  Omit<Parameters<typeof passwordRoutes>[0], 'mayEnterDemonstration' | 'leaked'> & {
    readonly pending: ReturnType<typeof pendingCookie>;
  };

/** Whatever says who a person is: session, single sign-on, password, second factor. */
async function accountRoutes(
  config: AppServices['config'],
  services: AccountServices,
): Promise<readonly Route[]> {
  const signingIn = { ...services, mayEnterDemonstration: demonstrationDoor(config) };
  const identity = await identityOf(config);
  const byProvider = {
    ...signingIn,
    identity,
    idTokens: idTokens(config.secretKeys),
    pendingCookie: services.pending,
  };
  return [
    ...sessionRoutes(byProvider),
    ...singleSignOnRoutes(byProvider),
    ...remoteValueRoutes(services),
    ...passwordRoutes({ ...signingIn, leaked: leakedPasswords(config.leakedPasswords, services.log) }),
    ...secondFactorRoutes({ ...signingIn, secretKeys: config.secretKeys }),
    ...passkeyRoutes({ ...signingIn, secretKeys: config.secretKeys }),
  ];
}

/** Who may read a stored file, by its kind. */
function fileRights(
  services: Parameters<typeof recordFileRight>[0],
): Parameters<typeof fileRoutes>[0]['rights'] {
  const { db } = services;
  return {
    'header-image': headerImageRight(db),
    'municipality-logo': logoRight,
    signature: signatureRight(db),
    record: recordFileRight(services),
    ...submissionFileRights(db),
  };
}

/** Host names and origins besides our own that the configuration knows. */
function knownOrigins({ brandlessHosts, mapLayers, payments }: AppServices['config']) {
  return {
    otherHosts: brandlessHosts,
    imageOrigins: installedOrigins(mapLayers),
    formOrigins: payments ? [new URL(payments.url).origin] : [],
  };
}

/** Whether a request has one of the cookies that say who a person is. */
function holdsOneOf(...cookies: readonly { readonly hashOf: (request: FastifyRequest) => unknown }[]) {
  return (request: FastifyRequest) => cookies.some((cookie) => cookie.hashOf(request) !== null);
}

export async function createApp(services: AppServices): Promise<FastifyInstance> {
  const { config, db, clock, log, store, headStore } = services;
  const shops = paymentShops({ db, log, ...config });
  const app = await createServer({ log, ...config, ...knownOrigins(config) });
  const cookie = sessionCookie(config.publicOrigin);
  const sessions = { db, clock, cookie, life: config.sessionLife };
  const citizens = { db, clock, cookie: portalCookie(config.publicOrigin) };
  const versions = formVersions(db);
  const outside = outsideSystems(config);
  const registers = registersOf(config, db);
  const { geocoderOf, trySearch } = geocoders(config, { clock, log });
  const { devices, pending, puzzles, ...signed } = await signing(config, db);
  const { signer, receipts } = signed;
  const selling = { db, clock, versions, shops, openOrders: config.visitorLimits.openOrders };
  const pdf = openPdfs(app);
  const { streams, announce } = openLive(app, services);
  /** Services that many features share; each takes those that it names. */
  const shared = {
    db,
    clock,
    log,
    store,
    scanner: virusScanner(config.clamd),
    versions,
    ...signed,
    layersOf: chosenLayers(config),
    publicOrigin: config.publicOrigin,
    findPerson: (asked: Parameters<typeof findPerson>[1]) => findPerson(db, asked),
    findAsset: (municipalityId: string, id: number) => outside.assets.find(db, municipalityId, id),
  };
  const transport = mailTransport(config.mail, mailSenders(db));
  const letters = { transport, publicOrigin: config.publicOrigin };
  const routes = [
    ...territoryRoutes({ db }),
    ...administrationRoutes({
      ...shared,
      ...letters,
      ...sessions,
      ...config,
      ...outside,
      headStore,
      trySearch,
    }),
    ...(await accountRoutes(config, { ...sessions, ...letters, log, devices, pending, challenges: puzzles })),
    ...liveRoutes({ cookie, streams }),
    ...fileRoutes({ db, clock, store, signer, rights: fileRights({ db, clock, receipts }) }),
    ...citizenRoutes({ db, clock }),
    ...outboxRoutes({ db, clock }),
    ...eventRoutes({ ...shared, config }),
    ...homeRoutes({ db, clock }),
    ...formRoutes({ ...shared, ...config, ...outside }),
    ...workflowRoutes({ db, clock }),
    ...submissionRoutes({
      ...shared,
      intake: intakeQueue(db, clock),
      announce,
      sheets: openSheets(app, services),
      describeAsset: (asked) => outside.assets.describe(db, asked),
      sales: sales(selling),
      reviews: reviewStates(db),
      admitSubmission: admission({ db, clock, challenges: puzzles, limits: config.visitorLimits }),
      limits: config.visitorLimits,
    }),
    ...peopleRoutes({ ...shared, registers }),
    ...paymentRoutes({ ...shared, ...selling, ...config, pdf, transport }),
    ...appointmentRoutes({ ...shared, ...outside, ...config }),
    ...incidentRoutes(shared),
    ...assetPageRoutes(shared),
    ...workOrderRoutes(shared),
    ...recordRoutes({ ...shared, ...config, pdf }),
    ...lookUpRoutes({ ...shared, challenges: puzzles }),
    ...reviewRoutes(shared),
    ...mailRoutes({ ...shared, transport }),
    ...portalRoutes({ ...shared, ...citizens, portals: portalsOf(config, shared), registers }),
    ...statisticsRoutes({ db, clock, versions }),
    ...statusRoutes({ ...shared, ...config }),
    ...lookupRoutes({ ...shared, assets: outside.assets, geocoderOf }),
  ];
  const authenticate = authenticator(sessions);
  addRoutes(app, routes, {
    authenticate,
    authenticateCitizen: citizenAuthenticator(citizens),
    authenticateProgram: programAuthenticator({ db, clock, isOfPerson: holdsOneOf(cookie, citizens.cookie) }),
    count: (rate) => refuseAbove(db, rate, clock()),
    countUse: (rate) => countUse(db, rate, clock()),
    appendAudit: (entry) => appendAudit(db, { ...entry, at: clock() }),
    checkReplies: config.checkReplies,
  });
  await servePages(app, services, { authenticate, shops });
  return app;
}

interface PageServices {
  readonly authenticate: ReturnType<typeof authenticator>;
  readonly shops: Pick<PaymentShops, 'origins'>;
}

/** What is served besides the endpoints: health, the description of the API, the web application. */
async function servePages(
  app: FastifyInstance,
  { config, db }: AppServices,
  { authenticate, shops }: PageServices,
): Promise<void> {
  addHealth(app, db);
  followShortUrls(app, (code) => pageOfShortCode(db, code));
  await serveApiDescription(app, {
    describe: () => describeApi(CONTRACT),
    mayRead: async (request) => isForThisMachine(config) || (await authenticate(request)) !== null,
  });
  await serveWebApp(app, config.webDir, {
    framedBy: framedBy(db),
    formOrigins: shops.origins,
    imageOrigins: mapOrigins(db, config),
    isDemonstration: () => hasDemonstrationAccounts(db),
  });
}
