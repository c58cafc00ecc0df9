// Every request of the screens of forms: the list, the editor, the history and the workflows.
// Each throws a CallError when the server refuses or cannot be reached.

import type { BodyIn, Reply } from '@constancia/contract/endpoint.ts';
import type {
  createForm as createFormEndpoint,
  deleteForm as deleteFormEndpoint,
  duplicateForm as duplicateFormEndpoint,
  FormToEdit,
  listForms as listFormsEndpoint,
  readDeletion as readDeletionEndpoint,
  readDuplication as readDuplicationEndpoint,
  readFormToEdit as readFormToEditEndpoint,
  updateForm as updateFormEndpoint,
} from '@constancia/contract/forms/forms.ts';
import type {
  readHeaderImage as readHeaderImageEndpoint,
  uploadHeaderImage as uploadHeaderImageEndpoint,
} from '@constancia/contract/forms/header-image.ts';
import type {
  listFormVersions as listFormVersionsEndpoint,
  readFormVersion as readFormVersionEndpoint,
} from '@constancia/contract/forms/history.ts';
import type {
  listAgendas as listAgendasEndpoint,
  listIncidentAreas as listIncidentAreasEndpoint,
} from '@constancia/contract/forms/outside-lists.ts';
import type {
  readFormVisibility,
  setFormVisibility,
  undoFormVisibility,
} from '@constancia/contract/forms/visibility.ts';
import type {
  createWorkflow,
  deleteWorkflow as deleteWorkflowEndpoint,
  listWorkflows as listWorkflowsEndpoint,
  StoredWorkflow,
  updateWorkflow,
} from '@constancia/contract/forms/workflows.ts';
import type { Workflow } from '@constancia/domain/forms/workflow/workflow.ts';
import { language } from '../../platform/language.ts';
import { call } from '../../platform/api-client.ts';
import { readAhead, readNow } from '../../platform/read-ahead.ts';

export interface FormFilters {
  readonly text: string;
  readonly area: string;
  readonly municipality: string;
}

export type FormPage = Reply<typeof listFormsEndpoint>;

/** Reads one page of the form list. */
export function listForms(filters: FormFilters, page: number, signal: AbortSignal): Promise<FormPage> {
  return call<typeof listFormsEndpoint>({
    method: 'GET',
    path: '/api/forms',
    query: {
      text: filters.text.trim(),
      page,
      language,
      ...(filters.area && { area: filters.area }),
      ...(filters.municipality && { municipality: filters.municipality }),
    },
    signal,
  });
}

function requestForm(formId: string): Promise<FormToEdit> {
  return call<typeof readFormToEditEndpoint>({
    method: 'GET',
    path: '/api/forms/:formId',
    params: { formId },
  });
}

const aheadKey = (formId: string) => `form-to-edit ${formId}`;

/** Starts to read a form for the editor while the editor's code is still downloading. */
export function preloadFormToEdit(formId: string): void {
  readAhead(aheadKey(formId), () => requestForm(formId));
}

/** Reads a form with its newest definition, for the editor. */
export function readFormToEdit(formId: string): Promise<FormToEdit> {
  return readNow(aheadKey(formId), () => requestForm(formId));
}

/** Saves a new form under the id that the device made, so that sending twice makes one. */
export function createForm(
  body: BodyIn<typeof createFormEndpoint>,
): Promise<Reply<typeof createFormEndpoint>> {
  return call<typeof createFormEndpoint>({ method: 'POST', path: '/api/forms', body });
}

/** Saves a form over the version that was read. */
export function updateForm(
  formId: string,
  body: BodyIn<typeof updateFormEndpoint>,
): Promise<Reply<typeof updateFormEndpoint>> {
  return call<typeof updateFormEndpoint>({
    method: 'PUT',
    path: '/api/forms/:formId',
    params: { formId },
    body,
  });
}

/** Copies a form under the id that the device made, so that sending twice makes one copy. */
export function duplicateForm(
  formId: string,
  body: BodyIn<typeof duplicateFormEndpoint>,
): Promise<Reply<typeof duplicateFormEndpoint>> {
  return call<typeof duplicateFormEndpoint>({
    method: 'POST',
    path: '/api/forms/:formId/duplicates',
    params: { formId },
    body,
  });
}

export type Duplication = Reply<typeof readDuplicationEndpoint>;

/** Reads what a copy of a form would lose. */
export function readDuplication(formId: string): Promise<Duplication> {
  return call<typeof readDuplicationEndpoint>({
    method: 'GET',
    path: '/api/forms/:formId/duplication',
    params: { formId },
  });
}

/** Deletes a form, provided that its newest version is the one that the person saw. */
export function deleteForm(formId: string, version: number): Promise<Reply<typeof deleteFormEndpoint>> {
  return call<typeof deleteFormEndpoint>({
    method: 'DELETE',
    path: '/api/forms/:formId',
    params: { formId },
    query: { version },
  });
}

export type Deletion = Reply<typeof readDeletionEndpoint>;

/** Reads what is deleted together with a form. */
export function readDeletion(formId: string): Promise<Deletion> {
  return call<typeof readDeletionEndpoint>({
    method: 'GET',
    path: '/api/forms/:formId/deletion',
    params: { formId },
  });
}

/** Reads what making a form private would clear. */
export function readVisibility(formId: string): Promise<Reply<typeof readFormVisibility>> {
  return call<typeof readFormVisibility>({
    method: 'GET',
    path: '/api/forms/:formId/visibility',
    params: { formId },
  });
}

/** Undoes the switch that made this version, as long as it is the newest. */
export function undoVisibility(formId: string, version: number): Promise<Reply<typeof undoFormVisibility>> {
  return call<typeof undoFormVisibility>({
    method: 'POST',
    path: '/api/forms/:formId/visibility/undo',
    params: { formId },
    body: { version },
  });
}

/** Makes a form public or private immediately. */
export function setVisibility(
  form: { readonly id: string; readonly version: number },
  isPublic: boolean,
): Promise<Reply<typeof setFormVisibility>> {
  return call<typeof setFormVisibility>({
    method: 'PUT',
    path: '/api/forms/:formId/visibility',
    params: { formId: form.id },
    body: { version: form.version, public: isPublic },
  });
}

/** Uploads a picture for the top of a form. */
export function uploadHeaderImage(
  formId: string,
  upload: Blob,
  signal: AbortSignal,
): Promise<Reply<typeof uploadHeaderImageEndpoint>> {
  return call<typeof uploadHeaderImageEndpoint>({
    method: 'POST',
    path: '/api/forms/:formId/header-images',
    params: { formId },
    upload,
    signal,
  });
}

/** Returns a URL at which a header image can be seen for five minutes. */
export async function readHeaderImage(formId: string, key: string): Promise<string> {
  const { url } = await call<typeof readHeaderImageEndpoint>({
    method: 'GET',
    path: '/api/forms/:formId/header-image',
    params: { formId },
    query: { key },
  });
  return url;
}

/** Reads the list of saved versions of a form. */
export function listFormVersions(
  formId: string,
  before: number | undefined,
): Promise<Reply<typeof listFormVersionsEndpoint>> {
  return call<typeof listFormVersionsEndpoint>({
    method: 'GET',
    path: '/api/forms/:formId/versions',
    params: { formId },
    query: { before },
  });
}

export type StoredVersion = Reply<typeof readFormVersionEndpoint>;

/** Reads one saved version of a form with its text. */
export function readFormVersion(formId: string, version: number): Promise<StoredVersion> {
  return call<typeof readFormVersionEndpoint>({
    method: 'GET',
    path: '/api/forms/:formId/versions/:version',
    params: { formId, version: String(version) },
  });
}

/** Reads the agendas of the booking system for the municipality of an area. */
export function listAgendas(areaId: string): Promise<Reply<typeof listAgendasEndpoint>> {
  return call<typeof listAgendasEndpoint>({
    method: 'GET',
    path: '/api/areas/:areaId/agendas',
    params: { areaId },
  });
}

/** Reads the areas of the incident system for the municipality of an area. */
export function listIncidentAreas(areaId: string): Promise<Reply<typeof listIncidentAreasEndpoint>> {
  return call<typeof listIncidentAreasEndpoint>({
    method: 'GET',
    path: '/api/areas/:areaId/incident-areas',
    params: { areaId },
  });
}

/** Reads the sets of states of a municipality. */
export async function listWorkflows(municipality: string): Promise<readonly StoredWorkflow[]> {
  const { workflows } = await call<typeof listWorkflowsEndpoint>({
    method: 'GET',
    path: '/api/workflows',
    query: { municipality },
  });
  return workflows;
}

export interface WorkflowContent extends Workflow {
  readonly name: string;
}

export interface WorkflowTarget {
  readonly id: string;
  /** Null when the set was never saved. */
  readonly version: number | null;
}

/** Saves a new set of states, or saves an existing one over the version that was read. */
export async function saveWorkflow({ id, version }: WorkflowTarget, content: WorkflowContent): Promise<void> {
  if (version === null) {
    await call<typeof createWorkflow>({ method: 'POST', path: '/api/workflows', body: { id, ...content } });
    return;
  }
  await call<typeof updateWorkflow>({
    method: 'PUT',
    path: '/api/workflows/:workflowId',
    params: { workflowId: id },
    body: { version, ...content },
  });
}

/** Deletes a set of states. */
export async function deleteWorkflow({ id, version }: StoredWorkflow): Promise<void> {
  await call<typeof deleteWorkflowEndpoint>({
    method: 'DELETE',
    path: '/api/workflows/:workflowId',
    params: { workflowId: id },
    query: { version },
  });
}
