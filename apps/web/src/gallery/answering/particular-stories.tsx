// What a submission holds besides its answers: person, location, files, signatures, purchase.
import type { Sale } from '@constancia/contract/payments/sale.ts';
import type { Citizen } from '@constancia/domain/submissions/submission.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { AttachmentFields } from '../../answering/files/attachment-fields.tsx';
import { VoiceNote } from '../../answering/files/voice-note.tsx';
import { FileField } from '../../answering/files/file-field.tsx';
import type { FileSlot } from '../../answering/files/file-slot.ts';
import type { SlotState } from '../../answering/files/slot-state.ts';
import { LocationField } from '../../answering/location/location-field.tsx';
import { PersonStep } from '../../answering/person/person-step.tsx';
import { PurchaseFields } from '../../answering/purchase/purchase-fields.tsx';
import type { LocationApi, PersonApi } from '../../answering/session/api.ts';
import { SignatureSlots } from '../../answering/signatures/signature-slots.tsx';
import { aFormToAnswer } from '../../answering/testing/a-form-to-answer.ts';
import { CallError } from '../../platform/api-client.ts';
import { AnsweringStage } from '../stage/answering-stage.tsx';
import type { StoryGroup } from '../stage/story.ts';
import '../../answering/files/files.css';

const nothing = () => {};
const never = <Value,>() => new Promise<Value>(nothing);

// Person

const ANA: Citizen = {
  id: 7,
  firstName: 'Ana',
  lastName: 'Pérez',
  documentNumber: '30111222',
  email: 'ana@example.org',
  phone: '3534123456',
  street: 'San Martín 1020',
  personType: 'fisica',
  documentType: 1,
  taxNumber: '',
  source: 'register',
};

const ASKS_PERSON = aForm().withOptions({ citizen: true, citizenRequired: true }).build();

/** Knows Ana by 30111222; 30333444 has answered already; 30999999 fails; nobody else is known. */
const PEOPLE: PersonApi = {
  notes: true,
  find: ({ number }) => {
    if (number === '30999999') return Promise.reject(new CallError('offline'));
    return Promise.resolve(
      number === ANA.documentNumber
        ? { person: ANA, alreadyAnswered: false }
        : { person: number === '30333444' ? ANA : null, alreadyAnswered: number === '30333444' },
    );
  },
  create: (person) => Promise.resolve({ person: { ...ANA, ...person }, alreadyAnswered: false }),
};

interface PersonGiven {
  readonly chosen?: Citizen;
  readonly issues?: 'found';
  /** What becomes of the link that opened the form. */
  readonly ofPortal?: PersonApi['ofPortal'];
}

const Person = ({ chosen, ofPortal, ...given }: PersonGiven) => (
  <AnsweringStage form={ASKS_PERSON} particulars={{ citizen: chosen ?? null }} {...given}>
    <PersonStep people={{ ...PEOPLE, ...(ofPortal && { ofPortal }) }} />
  </AnsweringStage>
);

// Location

const MAP = { street: null, satellite: null, looksUpAddress: true, offersAssets: true };
const PLAZA = { latitude: -32.40754, longitude: -63.24016, address: 'Plaza Centenario, Villa María' };
const LAMP = { id: 3, name: 'Luminaria 17', type: 'Luminaria', ...PLAZA };

const LOCATIONS: LocationApi = {
  search: (text) => Promise.resolve(text.includes('Plaza') ? [PLAZA] : []),
  addressAt: () => Promise.resolve(PLAZA.address),
  assetsNear: () => Promise.resolve([LAMP]),
};

const ASKS_LOCATION = aForm().withOptions({ geolocation: true }).withSection('datos').build();

const Location = ({ given, issues }: { readonly given?: typeof PLAZA; readonly issues?: 'wrong' }) => (
  <AnsweringStage
    form={ASKS_LOCATION}
    particulars={{ location: given ?? null }}
    issues={issues ? [{ code: 'location-invalid', at: { field: 'location' } }] : []}
  >
    <LocationField form={aFormToAnswer(ASKS_LOCATION)} map={MAP} api={LOCATIONS} />
  </AnsweringStage>
);

// Files

const PICTURE = new File([new Uint8Array(120_000)], 'vereda-norte.pdf', { type: 'application/pdf' });
const CHOSEN = { name: PICTURE.name, file: PICTURE, uploadId: 'u' };

/** A slot that stays in one state. */
function slotIn(state: SlotState): FileSlot {
  const shown = { state, message: null };
  return {
    get: () => shown,
    subscribe: () => nothing,
    choose: nothing,
    cancel: nothing,
    pause: nothing,
    retry: nothing,
    sendAgain: async () => {},
    remove: nothing,
    mark: nothing,
    undo: nothing,
    clearMessage: nothing,
    appear: nothing,
  };
}

const TAKES_FILES = aQuestion('foto', 'text', { allowsImage: true, allowsDocument: true, allowsVideo: true });
const WITH_FILES = aForm().withSection('datos', TAKES_FILES).build();

const OneFile = ({ state }: { readonly state: SlotState }) => (
  <AnsweringStage form={WITH_FILES}>
    <FileField slot={slotIn(state)} kind="document" title="Foto de la vereda" />
  </AnsweringStage>
);

const NOTE = new File(['sound'], 'Nota de voz de 0 min 12 s.webm', { type: 'audio/webm' });

const OneNote = ({ state }: { readonly state: SlotState }) => (
  <AnsweringStage form={WITH_FILES}>
    <VoiceNote slot={slotIn(state)} at={{ questionId: 'foto' }} title="Foto de la vereda" />
  </AnsweringStage>
);

// Signatures

const SIGNED = aForm()
  .withOptions({ digitalSignature: true })
  .withSignature({ title: 'Firma del vecino', type: 'both', signatory: 'citizen', required: true })
  .withSignature({ title: 'Aclaración', type: 'draw', signatory: 'citizen' })
  .build();

const Signatures = ({ done, issues }: { readonly done?: boolean; readonly issues?: 'found' }) => (
  <AnsweringStage
    form={SIGNED}
    {...(issues && { issues })}
    particulars={{
      signatures: done ? [{ slot: 0, image: 'k', signatory: 'Ana Pérez', imageId: 'i' }] : [],
    }}
  >
    <SignatureSlots signatory="citizen" api={{ upload: never }} submissionId={() => 's'} />
  </AnsweringStage>
);

// Purchase

const SALE: Sale = {
  state: 'open',
  isTrial: true,
  name: 'Festival de Peñas',
  date: '07/02/2027 - 21:00',
  address: 'Anfiteatro Municipal',
  currency: 'EUR',
  maxPerOrder: 4,
  isMaxPerPerson: false,
  ended: '',
  locations: [
    { name: 'Platea', price: 1500, regularPrice: 2000, promotion: 'Preventa', left: 12 },
    { name: 'Campo', price: 800, regularPrice: 800, promotion: '', left: 0 },
  ],
};
const SELLS = aForm().withOptions({ addPaymentGateway: true }).withSection('datos').build();

interface PurchaseGiven {
  readonly read: () => Promise<Sale>;
  readonly issues?: 'wrong';
  readonly by?: 'staff';
}

const Purchase = ({ read, issues, by }: PurchaseGiven) => (
  <AnsweringStage
    form={SELLS}
    {...(by && { by })}
    issues={
      issues
        ? [
            { code: 'purchase-location-required', at: { field: 'purchase.location' } },
            { code: 'buyer-field-required', at: { field: 'purchase.fullName' } },
          ]
        : []
    }
  >
    <PurchaseFields read={read} />
  </AnsweringStage>
);

export const particularStories: StoryGroup = {
  name: 'particulars',
  holds: 'component',
  stories: {
    person: <Person />,
    'person-missing': <Person issues="found" />,
    'person-chosen': <Person chosen={ANA} />,
    'person-of-link': <Person ofPortal={() => Promise.resolve({ person: ANA, alreadyAnswered: false })} />,
    'person-of-slow-link': <Person ofPortal={() => new Promise(() => {})} />,
    'person-of-used-link': (
      <Person ofPortal={() => Promise.reject(new CallError('portal-person-unknown', { status: 409 }))} />
    ),
    'person-of-link-offline': <Person ofPortal={() => Promise.reject(new CallError('offline'))} />,
    'person-legal': (
      <Person
        chosen={{ ...ANA, lastName: 'Dummy', firstName: 'Cooperativa Eléctrica', personType: 'juridica' }}
      />
    ),
    location: <Location />,
    'location-missing': <Location issues="wrong" />,
    'location-chosen': <Location given={PLAZA} />,
    'file-empty': <OneFile state={{ step: 'empty' }} />,
    'file-refused': (
      <OneFile state={{ step: 'refused', issue: { code: 'file-too-large', values: { max: 5 } } }} />
    ),
    'file-uploading': <OneFile state={{ step: 'uploading', chosen: CHOSEN, sent: 60_000 }} />,
    'file-waiting': <OneFile state={{ step: 'waiting', chosen: CHOSEN, sent: 60_000 }} />,
    'file-failed': (
      <OneFile state={{ step: 'failed', chosen: CHOSEN, error: new CallError('unavailable') }} />
    ),
    'file-infected': (
      <OneFile
        state={{
          step: 'failed',
          chosen: CHOSEN,
          error: new CallError('file-infected', { status: 422, values: { name: CHOSEN.name } }),
        }}
      />
    ),
    'file-done': <OneFile state={{ step: 'done', chosen: CHOSEN }} />,
    'file-removed': <OneFile state={{ step: 'removed', chosen: CHOSEN }} />,
    'voice-note-empty': <OneNote state={{ step: 'empty' }} />,
    'voice-note-done': (
      <OneNote state={{ step: 'done', chosen: { name: NOTE.name, file: NOTE, uploadId: 'u' } }} />
    ),
    'files-in-preview': (
      <AnsweringStage form={WITH_FILES} around={{ offersVideo: true }}>
        <AttachmentFields question={TAKES_FILES} at={{ questionId: 'foto' }} />
      </AnsweringStage>
    ),
    'purchase-at-desk': <Purchase read={() => Promise.resolve(SALE)} by="staff" />,
    signatures: <Signatures />,
    'signatures-missing': <Signatures issues="found" />,
    'signatures-done': <Signatures done />,
    purchase: <Purchase read={() => Promise.resolve(SALE)} />,
    'purchase-wrong': <Purchase read={() => Promise.resolve(SALE)} issues="wrong" />,
    'purchase-loading': <Purchase read={never} />,
    'purchase-failed': <Purchase read={() => Promise.reject(new CallError('offline'))} />,
    'purchase-closed': <Purchase read={() => Promise.resolve({ ...SALE, state: 'closed' })} />,
  },
};
