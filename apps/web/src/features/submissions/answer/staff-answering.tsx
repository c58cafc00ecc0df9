// Staff answer a form, from the list or inside another system's page (cis): shows the form, or why it cannot be
// answered, and goes to the next page once the submission is stored.
// rules: A2.06-A2.08, A4.38, R5.09, X39.23

import { inLanguage } from '@constancia/domain/localized.ts';
import { offersMailAfterSaving } from '@constancia/domain/mail/mail-copy.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { AnsweringScreen } from '../../../answering/answering-screen.tsx';
import { formOnDevice, withFieldLookups } from '../../../answering/field/field-lookups.ts';
import { personApi } from '../../../answering/person/person-api.ts';
import type { AnsweringApi } from '../../../answering/session/api.ts';
import { draftIn } from '../../../answering/session/written-draft.ts';
import { useAnsweringSession } from '../../../answering/use-answering-session.ts';
import { language } from '../../../platform/language.ts';
import { useUrlSearch } from '../../../platform/url-search.ts';
import { pathAfterSaving, type SavingCase } from './after-saving.ts';
import { leaveToPay } from './leave-to-pay.ts';
import type { SavedState } from './saved-screen.tsx';
import type { StoredState } from './stored-notice.tsx';
import { usePortalCredential } from './use-portal-credential.ts';
import { WorkOrderNotice } from './work-order-notice.tsx';

const FORMS = pathOf('forms');
/** Parameter of the URL with the work order that is done. */
const WORK_ORDER = 'orden';

interface StaffAnsweringProps {
  readonly formId: string;
  /** Id of the account. */
  readonly person: string;
  readonly entry: 'cis' | 'internal';
}

export function StaffAnswering({ formId, person, entry }: StaffAnsweringProps) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const credential = usePortalCredential();
  const isNew = credential !== null;
  const { search } = useUrlSearch();
  const workOrder = (entry === 'internal' && search.get(WORK_ORDER)) || undefined;
  const draft = draftIn(state);
  const loader = useAnsweringSession({
    formId,
    person,
    as: 'staff',
    draft,
    workOrder,
    isNew,
    readKept: formOnDevice,
  });
  const people = useMemo(() => personApi(formId, { credential, notes: true }), [formId, credential]);
  const lookUp = useCallback((api: AnsweringApi) => withFieldLookups(api, person, formId), [person, formId]);
  const leave = (to: string) => location.assign(to);
  const { load } = loader;
  // Staff close the dialog and stay, except for a deleted form (A2.43, A8.02); in cis closing leads nowhere.
  const closes = entry === 'internal' && load.state === 'refused' && load.code === 'form-deleted';
  return (
    <AnsweringScreen
      mode={entry === 'cis' ? 'embedded' : 'staff'}
      loader={loader}
      people={people}
      lookUp={lookUp}
      {...(workOrder !== undefined && { underHeading: <WorkOrderNotice id={workOrder} /> })}
      onClose={closes ? () => void navigate(FORMS, { replace: true }) : undefined}
      offersMail={({ definition }) => offersMailAfterSaving(definition.options)}
      onStored={(stored, { form, after }) => {
        if (stored.payment) return void leaveToPay(stored.payment, leave);
        const cases: readonly SavingCase[] = after === 'mail' ? [entry, 'mail'] : [entry];
        const path = pathAfterSaving(cases, { ...stored, formId });
        const formTitle = inLanguage(form.definition.title, language);
        if (entry === 'internal' && after === 'leave') {
          const state: StoredState = { stored: { id: stored.id, code: stored.code, formId, formTitle } };
          return void navigate(path, { state });
        }
        const { brand, name, frameOrigins } = form.municipality;
        const state: SavedState = {
          formTitle,
          recordCode: stored.recordCode,
          municipality: name,
          brand,
          // Only the page around the cis variant is notified.
          ...(entry === 'cis' && { frameOrigins }),
          after,
        };
        return void navigate(path, { replace: true, state });
      }}
    />
  );
}
