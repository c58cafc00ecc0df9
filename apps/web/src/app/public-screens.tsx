// The pages without a session, which citizens open.
// rules: P2.27-P2.31, P2.33
import type { ComponentType } from 'react';
import { preloadForm } from '../answering/api.ts';
import { leftOrder } from '../platform/device/left-order.ts';
import { onceContentIsShown } from '../platform/page/content-shown.ts';
import { loadLaterTexts, loadOnApproachTexts, loadStaffTexts } from '../platform/texts.ts';
import { whenIdle } from '../platform/when-idle.ts';
import type { PublicPage } from './public-page.ts';
import { type Screen, screenOf } from './screen-of.tsx';

async function loadPreview(): Promise<ComponentType> {
  const [{ PreviewScreen }] = await Promise.all([
    import('../features/forms/preview/preview-screen.tsx'),
    loadStaffTexts(),
  ]);
  return PreviewScreen;
}

async function loadRecordLookUp(): Promise<ComponentType> {
  const [{ RecordLookUpScreen }] = await Promise.all([
    import('../features/records/record-look-up-screen.tsx'),
    loadOnApproachTexts(),
  ]);
  return RecordLookUpScreen;
}

async function loadStateLookUp(): Promise<ComponentType> {
  const [{ StateLookUpScreen }] = await Promise.all([
    import('../features/records/state-look-up-screen.tsx'),
    loadOnApproachTexts(),
  ]);
  return StateLookUpScreen;
}

async function loadAppointmentLink(): Promise<ComponentType> {
  const [{ AppointmentLinkScreen }] = await Promise.all([
    import('../features/appointments/appointment-link-screen.tsx'),
    loadOnApproachTexts(),
  ]);
  return AppointmentLinkScreen;
}

/** Most people do not come back from a payment gateway: only they download what it says of the purchase. */
async function loadPublicAnswering(): Promise<ComponentType> {
  const [{ PublicAnswerScreen }, purchase] = await Promise.all([
    import('../features/submissions/answer/public-answer-screen.tsx'),
    leftOrder() && import('../features/payments/open-purchase/open-purchase-block.tsx'),
  ]);
  return () => <PublicAnswerScreen head={purchase && <purchase.OpenPurchaseBlock />} />;
}

async function loadPortalAnswering(): Promise<ComponentType> {
  const [{ PortalAnswerScreen }] = await Promise.all([
    import('../features/portal/portal-answer-screen.tsx'),
    loadOnApproachTexts(),
  ]);
  return PortalAnswerScreen;
}

async function loadPortalRevision(): Promise<ComponentType> {
  const [{ PortalRevisionScreen }] = await Promise.all([
    import('../features/portal/portal-revision-screen.tsx'),
    loadOnApproachTexts(),
  ]);
  return PortalRevisionScreen;
}

async function loadPortalSubmissions(): Promise<ComponentType> {
  const [{ PortalSubmissionsScreen }] = await Promise.all([
    import('../features/portal/portal-submissions-screen.tsx'),
    loadOnApproachTexts(),
  ]);
  return PortalSubmissionsScreen;
}

async function loadPortalSubmission(): Promise<ComponentType> {
  const [{ PortalSubmissionScreen }] = await Promise.all([
    import('../features/portal/portal-submission-screen.tsx'),
    loadOnApproachTexts(),
  ]);
  return PortalSubmissionScreen;
}

async function loadPortalReadings(): Promise<ComponentType> {
  const [{ PortalReadingsScreen }] = await Promise.all([
    import('../features/portal/portal-readings-screen.tsx'),
    loadOnApproachTexts(),
  ]);
  return PortalReadingsScreen;
}

async function loadSaved(): Promise<ComponentType> {
  const [{ SavedPage }] = await Promise.all([import('./saved-screens.tsx'), loadLaterTexts()]);
  return SavedPage;
}

async function loadPortalSaved(): Promise<ComponentType> {
  const [{ PortalSavedPage }] = await Promise.all([import('./saved-screens.tsx'), loadOnApproachTexts()]);
  return PortalSavedPage;
}

async function loadPaymentDone(): Promise<ComponentType> {
  const [{ PaymentDonePage }] = await Promise.all([import('./payment-done-page.tsx'), loadOnApproachTexts()]);
  return PaymentDonePage;
}

async function loadPaymentDenied(): Promise<ComponentType> {
  const [{ PaymentDeniedScreen }] = await Promise.all([
    import('../features/payments/payment-denied-screen.tsx'),
    loadOnApproachTexts(),
  ]);
  return PaymentDeniedScreen;
}

async function loadPaymentLate(): Promise<ComponentType> {
  const [{ PaymentLateScreen }] = await Promise.all([
    import('../features/payments/payment-late-screen.tsx'),
    loadOnApproachTexts(),
  ]);
  return PaymentLateScreen;
}

export const PUBLIC_SCREENS: Readonly<Record<PublicPage['name'], Screen>> = {
  answerPublic: screenOf(loadPublicAnswering),
  savedPublic: screenOf(loadSaved),
  answerPortal: screenOf(loadPortalAnswering),
  revisePortal: screenOf(loadPortalRevision),
  submissionsPortal: screenOf(loadPortalSubmissions),
  submissionPortal: screenOf(loadPortalSubmission),
  readingsPortal: screenOf(loadPortalReadings),
  savedPortal: screenOf(loadPortalSaved),
  paymentDone: screenOf(loadPaymentDone),
  paymentDenied: screenOf(loadPaymentDenied),
  paymentLate: screenOf(loadPaymentLate),
  preview: screenOf(loadPreview),
  recordLookUp: screenOf(loadRecordLookUp),
  stateLookUp: screenOf(loadStateLookUp),
  appointmentLink: screenOf(loadAppointmentLink),
};

const FORM_ID = /^[0-9A-Za-z]{20}$/;

/** Starts to download what the page needs; resolves when its code has arrived. */
export async function preloadPublicPage({ name, params: { id } }: PublicPage): Promise<void> {
  if (name === 'answerPublic' && id !== undefined && FORM_ID.test(id)) preloadForm(id);
  await PUBLIC_SCREENS[name].preload();
  const after = AFTER_SENDING[name];
  if (after) onceContentIsShown(() => void whenIdle(() => void PUBLIC_SCREENS[after].preload()));
}

/** Milliseconds that the outline of index.html stands while the form is on its way; then the page says that it loads. */
const OUTLINE_MAX = 1_000;

/** Opens the form, once code and texts are there: the page is drawn once, with its questions. */
export async function openFormOf({ name, params: { id } }: PublicPage): Promise<void> {
  if (name !== 'answerPublic' || id === undefined) return;
  try {
    const { openFormAhead } = await import('../features/submissions/answer/public-answer-screen.tsx');
    await Promise.race([openFormAhead(id), new Promise((resolve) => setTimeout(resolve, OUTLINE_MAX))]);
  } catch {
    // Drawing the screen repeats it and shows its failure.
  }
}

/** Fetched while the form is open, so that a connection that is lost after sending does not hide the result. */
const AFTER_SENDING: Readonly<Partial<Record<PublicPage['name'], PublicPage['name']>>> = {
  answerPublic: 'savedPublic',
  answerPortal: 'savedPortal',
  revisePortal: 'savedPortal',
};
