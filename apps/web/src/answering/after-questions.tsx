// Puts the location, the staff signatures and the purchase after the questions. Their code and texts are downloaded
// when a person scrolls near them.
// rules: A2.23, A2.29, X31.44, X31.89

import type { SignatureSlot } from '@constancia/domain/forms/definition/form.ts';
import { signatureSlots, UNSENT } from '@constancia/domain/submissions/particulars/particulars.ts';
import { type ComponentType, useState } from 'react';
import { loadOnApproachTexts } from '../platform/texts.ts';
import { deferredBlock } from '../ui/light/deferred-block.tsx';
import { RenderWhenVisible } from '../ui/light/render-when-visible.tsx';
import { takesFiles } from './files/files-of-question.tsx';
import { useAnsweringApi } from './session/api.ts';
import { sectionFieldKey } from './session/field-key.ts';
import { useAnswering, useAnsweringStore, useMayEdit } from './session/use-answering.tsx';

/** Usual heights in pixels, reserved so that the page does not jump. */
const LOCATION_HEIGHT = 820;
const LOCATION_WITH_ASSETS_HEIGHT = 1_120;
const EVIDENCE_HEIGHT = 76;
const SIGNATURE_HEIGHT = 480;
const PURCHASE_HEIGHT = 900;

/** Their texts come with them. */
function onApproach<Props extends object>(load: () => Promise<ComponentType<Props>>, height: number) {
  return deferredBlock(
    async () => {
      const [component] = await Promise.all([load(), loadOnApproachTexts()]);
      return component;
    },
    { height },
  );
}

export const LocationBlock = onApproach(
  async () => (await import('./location/location-field.tsx')).LocationField,
  LOCATION_HEIGHT,
);
/** Draws nothing before an asset with an earlier visit is chosen. */
const LastVisitBlock = onApproach(
  async () => (await import('./last-visit/last-visit-offer.tsx')).LastVisitOffer,
  0,
);
/** Says that it is recorded when and where a form is answered, and then records it. */
export const EvidenceBlock = onApproach(
  async () => (await import('./evidence/evidence-notice.tsx')).EvidenceNotice,
  EVIDENCE_HEIGHT,
);
export const SignatureBlock = onApproach(
  async () => (await import('./signatures/signature-slots.tsx')).SignatureSlots,
  SIGNATURE_HEIGHT,
);
/** These draw nothing: a failure is repeated when the connection is back. */
export const ResumeFilesBlock = onApproach(
  async () => (await import('./files/resume-files.tsx')).ResumeFiles,
  0,
);
export const ResumeSignaturesBlock = onApproach(
  async () => (await import('./signatures/resume-signatures.tsx')).ResumeSignatures,
  0,
);

/** Files that were chosen, and signatures that were confirmed, before a reload and have not arrived. */
export function UnsentBefore({ isRestored }: { readonly isRestored: boolean }) {
  const { index } = useAnsweringStore();
  const takes = isRestored && [...index.questionById.values()].some(({ question }) => takesFiles(question));
  return (
    <>
      {takes && <ResumeFilesBlock />}
      <UnsentSignatures />
    </>
  );
}

function UnsentSignatures() {
  const store = useAnsweringStore();
  const [unsent] = useState(() =>
    store.get().particulars.signatures.some(({ imageId }) => imageId === UNSENT),
  );
  return unsent && <ResumeSignaturesBlock />;
}

export const PurchaseBlock = onApproach(
  async () => (await import('./purchase/purchase-fields.tsx')).PurchaseFields,
  PURCHASE_HEIGHT,
);

/** After the last section: the location, then the signatures of staff. */
export function AfterQuestions() {
  const { editing } = useAnsweringStore();
  const { form, locations, sale, lastVisit } = useAnsweringApi();
  const sells = form.definition.options.addPaymentGateway && !editing;
  const { map } = form;
  const hasLocation = useMayEdit((limits) => limits.subject('location'));
  const hasAssets = useAnswering(({ particulars }) => map?.offersAssets && particulars.location !== null);
  const offersLastVisit = form.definition.startsFromLastVisit && !editing && lastVisit !== null;
  const internal = signatureSlots(form.definition, 'intern').length;
  return (
    <>
      {map && hasLocation && (
        <RenderWhenVisible
          height={hasAssets ? LOCATION_WITH_ASSETS_HEIGHT : LOCATION_HEIGHT}
          id={sectionFieldKey('location')}
        >
          <LocationBlock form={form} map={map} api={locations} />
        </RenderWhenVisible>
      )}
      {offersLastVisit && <LastVisitBlock form={form} read={lastVisit} />}
      {internal > 0 && (
        <RenderWhenVisible height={internal * SIGNATURE_HEIGHT}>
          <Signatures signatory="intern" />
        </RenderWhenVisible>
      )}
      {sells && (
        // Downloaded immediately, because sending needs to know what is sold.
        <PurchaseBlock read={sale} />
      )}
    </>
  );
}

export function SignatureStep() {
  return <Signatures signatory="citizen" />;
}

function Signatures({ signatory }: { readonly signatory: SignatureSlot['signatory'] }) {
  const { signatures, submissionId } = useAnsweringApi();
  return <SignatureBlock signatory={signatory} api={signatures} submissionId={submissionId} />;
}
