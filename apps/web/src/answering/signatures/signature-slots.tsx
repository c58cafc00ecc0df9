// The signature boxes: those of citizens are a step of their own, those of staff come after the questions.
// rules: A2.29, A3.32, A5.03, A5.40-A5.48
import type { SignatureSlot } from '@constancia/domain/forms/definition/form.ts';
import { SIGNATORY_MAX } from '@constancia/domain/limits.ts';
import { inLanguage, titleOf } from '@constancia/domain/localized.ts';
import { signatureField, signatureSlots } from '@constancia/domain/submissions/particulars/particulars.ts';
import { useCallback, useState } from 'react';
import { language } from '../../platform/language.ts';
import { t, tIssue } from '../../platform/texts.ts';
import { DoneIcon } from '../../ui/light/icons.tsx';
import { Toast } from '../../ui/light/toast.tsx';
import { NOTICE_MS } from '../../ui/notice-times.ts';
import { FieldError } from '../fields/question-field.tsx';
import { type SignatureApi, useByCitizen } from '../session/api.ts';
import { sectionFieldKey } from '../session/field-key.ts';
import { useAnsweringStore, useIssue, useMayEdit } from '../session/use-answering.tsx';
import { SignatureCanvas } from './signature-canvas.tsx';
import { doneId, namesId, type SignatureField, type SignatureNeeds, useSignature } from './use-signature.ts';
import './signatures.css';

export interface SignatureSlotsProps {
  readonly signatory: SignatureSlot['signatory'];
  readonly api: SignatureApi;
  readonly submissionId: () => string;
}

export function SignatureSlots({ signatory, ...needs }: SignatureSlotsProps) {
  const { index } = useAnsweringStore();
  const [done, setDone] = useState('');
  const close = useCallback(() => setDone(''), []);
  const headingId = `signatures-${signatory}`;
  return (
    <section className="signature-slots" aria-labelledby={headingId}>
      <h2 id={headingId}>{t('signatures.title')}</h2>
      {signatureSlots(index.definition, signatory).map(({ slot, signature }) => (
        <Slot key={slot} slot={slot} signature={signature} {...needs} onDone={setDone} />
      ))}
      {done !== '' && (
        <Toast key={done} tone="success" text={done} until={NOTICE_MS.snackbar} onClose={close} />
      )}
    </section>
  );
}

const shownTitle = (signature: SignatureSlot) => inLanguage(titleOf(signature), language);

function Slot(needs: SignatureNeeds) {
  const { slot, signature } = needs;
  const field = useSignature(needs);
  const id = sectionFieldKey(signatureField(slot));
  const issue = useIssue(id);
  const byCitizen = useByCitizen();
  const maySign = useMayEdit((limits) => limits.signature(slot));
  const wrong = field.wrong || (issue ? tIssue(issue.code, issue.values) : '');
  return (
    <div className={wrong === '' ? 'question' : 'question question-wrong'}>
      <fieldset
        id={id}
        className="signature-slot"
        disabled={!maySign}
        aria-describedby={wrong === '' ? undefined : `${id}.error`}
      >
        <legend className="question-name">
          {shownTitle(signature) || t('signatures.title')}
          {signature.required && <span className="question-required"> {t('answering.required')}</span>}
        </legend>
        {wrong !== '' && <FieldError id={`${id}.error`}>{wrong}</FieldError>}
        <NamesField id={namesId(slot)} field={field} own={byCitizen && signature.signatory === 'citizen'} />
        {field.state === 'open' ? (
          <Unsigned needs={needs} field={field} id={id} />
        ) : (
          <Confirmed field={field} id={doneId(slot)} />
        )}
      </fieldset>
    </div>
  );
}

interface NamesFieldProps {
  readonly id: string;
  readonly field: SignatureField;
  /** Who answers signs. */
  readonly own: boolean;
}

function NamesField({ id, field, own }: NamesFieldProps) {
  return (
    <div>
      <label htmlFor={id}>{t('signatures.names')}</label>
      <input
        className="input"
        id={id}
        value={field.given.signatory}
        maxLength={SIGNATORY_MAX}
        autoComplete={own ? 'name' : 'off'}
        aria-describedby={`${id}.help`}
        onChange={(event) => field.write(event.target.value)}
      />
      <p className="question-help" id={`${id}.help`}>
        {t('signatures.names-help', { max: SIGNATORY_MAX })}
      </p>
    </div>
  );
}

interface UnsignedProps {
  readonly needs: SignatureNeeds;
  readonly field: SignatureField;
  readonly id: string;
}

function Unsigned({ needs: { slot, signature }, field, id }: UnsignedProps) {
  return (
    <>
      {signature.type !== 'upload' && (
        <SignatureCanvas
          slot={slot}
          title={shownTitle(signature)}
          names={field.given.signatory}
          onBox={field.setInkBox}
          onInk={field.touch}
          onNameMissing={() => field.say('signatures.names-missing')}
        />
      )}
      {signature.type !== 'draw' && <FileField id={`${id}.file`} field={field} />}
      <button type="button" className="button" onClick={field.confirm}>
        {t('signatures.confirm')}
      </button>
    </>
  );
}

function FileField({ id, field }: { readonly id: string; readonly field: SignatureField }) {
  return (
    <div className="signature-file">
      <input
        className="only-read"
        id={id}
        type="file"
        accept="image/png"
        onChange={(event) => field.choose(event.target.files?.[0])}
      />
      <label htmlFor={id} className="button">
        {t('signatures.file')}
      </label>
      <p role="status">{field.file && t('signatures.file-chosen', { name: field.file.name })}</p>
    </div>
  );
}

function Confirmed({ field, id }: { readonly field: SignatureField; readonly id: string }) {
  return (
    <div className="signature-done">
      <p id={id} tabIndex={-1}>
        <DoneIcon /> {t('signatures.done')}
      </p>
      <p className="question-help" role="status">
        {field.state === 'kept' && t('signatures.sending')}
        {field.state === 'waiting' && t('signatures.waiting')}
      </p>
      {field.picture !== null && (
        <img src={field.picture} alt={t('signatures.picture', { name: field.given.signatory })} />
      )}
      <button type="button" className="button" onClick={field.remove}>
        {t('signatures.remove')}
      </button>
    </div>
  );
}
