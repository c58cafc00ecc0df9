// What the editor says beside a field: of options, links and lists from outside systems, in further languages, and of a form
// that is gone.
import { updateProduct } from '@constancia/domain/payments/edit-product.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import type { Selection } from '../../features/forms/editor/editing/selection.ts';
import { LostForm } from '../../features/forms/editor/notices/lost-form.tsx';
import { PropertiesPanel } from '../../features/forms/editor/properties/properties-panel.tsx';
import { StatesCard } from '../../features/forms/editor/settings/states-card.tsx';
import { CallError } from '../../platform/api-client.ts';
import { ANA, type MemoryReplies } from '../stage/memory-server.ts';
import { StaffStage } from '../stage/staff-stage.tsx';
import type { StoryGroup } from '../stage/story.ts';
import { EditorStage } from './editor-stage.tsx';

const titled = (text: string) => ({ title: { text, in: { pt: `${text} em português` } } });

const INCIDENTS = {
  username: 'ana.perez',
  areaId: 702,
  incidentTypeId: null,
  incidentTypeByState: [],
  public: false,
};
const FORM = aForm()
  .with({ title: { text: 'Solicitud de poda' } })
  .withStates('Recibida', 'Resuelta')
  .withSection(
    'datos',
    aQuestion('barrio', 'single-choice', { ...titled('Barrio'), options: ['Centro', 'Norte', 'centro'] }),
    aQuestion('norma', 'link', { ...titled('Ordenanza'), link: 'javascript:alert(1)' }),
    aQuestion('calle', 'text', titled('Calle')),
  );

const AREA_ID = ANA.areas[0]?.id ?? '';
const INCIDENT_AREAS = `/api/areas/${AREA_ID}/incident-areas`;
const AGENDAS = `/api/areas/${AREA_ID}/agendas`;
const SET_ASIDE = {
  options: [{ id: 'a', text: { text: 'Centro' } }],
  searchable: false,
  link: '',
  linkTitle: '',
};

type Stage = Partial<Parameters<typeof EditorStage>[0]>;

const question = (id: string): Selection => ({ kind: 'question', id });
const panel = (over: Stage) => (
  <EditorStage form={FORM.build()} {...over}>
    <PropertiesPanel />
  </EditorStage>
);

const incidents = (replies: MemoryReplies, over: Stage = {}) =>
  panel({
    form: FORM.with({ incidents: INCIDENTS }).withOptions({ incidents: true }).build(),
    sync: 'on',
    replies,
    ...over,
  });

const PRODUCT = {
  name: 'Concierto de invierno',
  date: '2026-12-20T22:30:00.000Z',
  address: 'Teatro Verdi',
  locations: [
    { orden: 0, name: 'Palco', price: 5400, maxQuantity: 12, deferredQuantity: 2 },
    { orden: 1, name: 'Platea', price: 1250, maxQuantity: 100, deferredQuantity: 0 },
  ],
  maxPerPerson: 4,
  promotions: [{ orden: 0, name: 'Anticipada', price: 1000, until: '2026-11-30' }],
};

const WITHOUT_AGENDA = FORM.withOptions({
  addAppointment: true,
  citizenAssociationFromCitizenPortal: true,
}).build();

export const remarkStories: StoryGroup = {
  name: 'remarks',
  holds: 'component',
  stories: {
    'option-repeated': panel({ selected: question('barrio') }),
    'link-that-cannot-be-opened': panel({ selected: question('norma') }),
    'options-set-aside': panel({ selected: question('calle'), setAside: { calle: SET_ASIDE } }),
    'question-in-two-languages': panel({
      selected: question('barrio'),
      languages: ['pt'],
      translationsShown: true,
    }),
    'signatures-in-two-languages': panel({
      form: FORM.withOptions({ digitalSignature: true }).withSignature({ title: 'Titular' }).build(),
      languages: ['pt'],
      translationsShown: true,
    }),
    'states-in-two-languages': (
      <EditorStage form={FORM.build()} languages={['pt']} translationsShown>
        <StatesCard municipalityId="m" />
      </EditorStage>
    ),
    'incident-area-missing': incidents(
      { [INCIDENT_AREAS]: { json: { areas: [{ id: 702, description: 'Arbolado' }] } } },
      { failure: { code: 'incident-area-required', at: { field: 'incidentArea' } } },
    ),
    'incident-area-gone': incidents({ [INCIDENT_AREAS]: { json: { areas: [] } } }),
    'incident-areas-failed': incidents({ [INCIDENT_AREAS]: { problem: 'outside-unavailable' } }),
    'product-incomplete': panel({
      form: updateProduct(FORM.withOptions({ addPaymentGateway: true }).build(), {}),
      failure: { code: 'product-field-required', at: { field: 'payments.name' } },
    }),
    'product-complete': panel({
      form: updateProduct(FORM.withOptions({ addPaymentGateway: true }).build(), PRODUCT),
    }),
    'agenda-missing': panel({
      form: WITHOUT_AGENDA,
      failure: { code: 'appointment-required', at: { field: 'appointment' } },
      replies: { [AGENDAS]: { json: { agendas: [] } } },
    }),
  },
};

/** It is a page of its own, in the middle of which the form would be. */
export const lostFormStories: StoryGroup = {
  name: 'lost-form',
  holds: 'page',
  stories: {
    deleted: (
      <StaffStage>
        <LostForm
          account={ANA}
          formId="bESyhZbQHSF7GLBl45Va"
          error={new CallError('form-not-found')}
          kept={{
            key: 'edit.a.b.c',
            edit: {
              version: 1,
              copyOf: null,
              isFromFile: false,
              draft: { definition: FORM.build(), areaId: AREA_ID, sync: 'off' },
              setAside: [],
              at: Date.UTC(2026, 2, 25, 12, 30),
            },
          }}
        />
      </StaffStage>
    ),
  },
};
