// Puts the location, the staff signatures and the purchase after the questions. Their code and texts are downloaded
// when a person scrolls near them.
// rules: A2.23, A2.29

import type { SignatureSlot } from '@constancia/domain/forms/definition/form.ts';
import { signatureSlots } from '@constancia/domain/submissions/particulars/particulars.ts';
import { type ComponentType, lazy, Suspense } from 'react';
import { loadOnApproachTexts, t } from '../platform/texts.ts';
import { RenderWhenVisible } from '../ui/light/render-when-visible.tsx';
import { useAnsweringApi } from './session/api.ts';
import { sectionFieldKey } from './session/field-key.ts';
import { useAnsweringStore, useMayEdit } from './session/use-answering.tsx';

/** Usual heights in pixels, reserved so that the page does not jump. */
const LOCATION_HEIGHT = 820;
const SIGNATURE_HEIGHT = 480;
const PURCHASE_HEIGHT = 900;

/** When the download fails, the rest of the form can still be filled in. */
function onApproach<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      const [component] = await Promise.all([load(), loadOnApproachTexts()]);
      return { default: component };
    } catch {
      return { default: NotLoaded };
    }
  });
}

const LocationField = onApproach(async () => (await import('./location/location-field.tsx')).LocationField);
const SignatureSlots = onApproach(
  async () => (await import('./signatures/signature-slots.tsx')).SignatureSlots,
);

const PurchaseFields = onApproach(
  async () => (await import('./purchase/purchase-fields.tsx')).PurchaseFields,
);

function NotLoaded() {
  return <p className="notice">{t('answering.not-all-loaded')}</p>;
}

/** After the last section: the location, then the signatures of staff. */
export function AfterQuestions() {
  const { editing } = useAnsweringStore();
  const { form, locations, sale } = useAnsweringApi();
  const sells = form.definition.options.addPaymentGateway && !editing;
  const { map } = form;
  const hasLocation = useMayEdit((limits) => limits.subject('location'));
  const internal = signatureSlots(form.definition, 'intern').length;
  return (
    <>
      {map && hasLocation && (
        <RenderWhenVisible height={LOCATION_HEIGHT} id={sectionFieldKey('location')}>
          <Suspense fallback={<div style={{ minHeight: LOCATION_HEIGHT }} />}>
            <LocationField form={form} map={map} api={locations} />
          </Suspense>
        </RenderWhenVisible>
      )}
      {internal > 0 && (
        <RenderWhenVisible height={internal * SIGNATURE_HEIGHT}>
          <Signatures signatory="intern" />
        </RenderWhenVisible>
      )}
      {sells && (
        // Downloaded immediately, because sending needs to know what is sold.
        <Suspense fallback={<div style={{ minHeight: PURCHASE_HEIGHT }} />}>
          <PurchaseFields read={sale} />
        </Suspense>
      )}
    </>
  );
}

export function SignatureStep() {
  return <Signatures signatory="citizen" />;
}

function Signatures({ signatory }: { readonly signatory: SignatureSlot['signatory'] }) {
  const { signatures, submissionId } = useAnsweringApi();
  return (
    <Suspense fallback={<div style={{ minHeight: SIGNATURE_HEIGHT }} />}>
      <SignatureSlots signatory={signatory} api={signatures} submissionId={submissionId} />
    </Suspense>
  );
}
