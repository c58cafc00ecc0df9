// Converts form rows to what the contract describes, with what this actor may do next.
import type { FormToAnswer, FormToEdit, FormRow as ListedForm } from '@constancia/contract/forms/forms.ts';
import type { MapShown } from '@constancia/contract/map.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { may, mayHold, mayPublishForms } from '@constancia/domain/access/may.ts';
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { withoutResidue } from '@constancia/domain/interchange/forms/definition-residue.ts';
import { asksAsset, asksLocation } from '@constancia/domain/submissions/particulars/particulars.ts';
import { buttonColorsOf } from '@constancia/domain/territory/button-colors.ts';
import {
  frameOriginsOf,
  mayOfferVideo,
  settingsOf,
} from '@constancia/domain/territory/municipality-settings.ts';
import type { FormListRow, FormRow } from './queries.ts';

function publishRight(actor: Actor, row: FormListRow): ListedForm['may']['publish'] {
  if (!mayPublishForms(actor)) return 'hidden';
  return row.citizen || row.portal ? 'citizen' : 'yes';
}

export function presentListedForm(actor: Actor, row: FormListRow): ListedForm {
  return {
    id: row.id,
    title: row.title,
    area: { id: row.areaId, name: row.areaName },
    municipality: { id: row.municipalityId, name: row.municipalityName },
    public: row.public,
    version: row.version,
    paymentGateway: row.paymentGateway,
    marked: row.duplicated !== null && settingsOf(row.settings).marksDuplicatedForms,
    may: {
      answer: may(actor, 'create', 'respuesta'),
      readSubmissions: may(actor, 'read', 'respuesta'),
      readStatistics: may(actor, 'read', 'estadistica_formulario'),
      edit: may(actor, 'update', 'formulario'),
      duplicate: may(actor, 'duplicate', 'formulario'),
      delete: may(actor, 'delete', 'formulario'),
      hold: mayHold(actor),
      publish: publishRight(actor, row),
    },
  };
}

export function presentFormToEdit(form: FormRow, definition: FormDefinition): FormToEdit {
  return {
    id: form.id,
    version: form.version,
    areaId: form.areaId,
    areaName: form.areaName,
    municipality: { id: form.municipalityId, name: form.municipalityName, timeZone: form.timeZone },
    definition: withoutResidue(definition),
    createdAt: form.createdAt.toISOString(),
    submissionCount: form.submissions,
  };
}

/**
 * What the browser of a person who answers gets: without the incident system, the payments and the residue.
 */
export function answerableDefinition(definition: FormDefinition): FormDefinition {
  return {
    ...withoutResidue(definition),
    incidents: { username: '', areaId: -1, incidentTypeId: null, incidentTypeByState: [], public: false },
    payments: null,
    appointment: null,
  };
}

export interface ShownBeside {
  readonly headerImageUrl: string | null;
  readonly mapLayers: MapShown;
  /** The reader's username in the incident system; '' for a visitor (A6.11). */
  readonly username: string;
  /** What stands beside the municipality's name, as the contract has it. */
  readonly brand: string;
}

export function presentFormToAnswer(
  form: FormRow,
  definition: FormDefinition,
  { headerImageUrl, mapLayers, username, brand }: ShownBeside,
): FormToAnswer {
  return {
    id: form.id,
    version: form.version,
    definition: answerableDefinition(definition),
    headerImageUrl,
    municipality: {
      id: form.municipalityId,
      name: form.municipalityName,
      timeZone: form.timeZone,
      latitude: form.latitude,
      longitude: form.longitude,
      brand,
      frameOrigins: [...frameOriginsOf(form.settings)],
      buttonColors: buttonColorsOf(form.settings, form.id),
    },
    map: asksLocation(definition)
      ? {
          ...mapLayers,
          looksUpAddress: !settingsOf(form.settings).skipsReverseGeocoding,
          offersAssets: asksAsset(definition),
        }
      : null,
    offersVideo: mayOfferVideo(settingsOf(form.settings), username),
    limitReached: form.responseLimit !== null && form.counted >= form.responseLimit,
  };
}
