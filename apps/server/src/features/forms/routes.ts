// rules: P2.57-P2.66, P7.09-P7.12, E7.01, E7.03, E7.04, A7.01, A7.02
import {
  createForm as createFormEndpoint,
  FORM_LIST_PAGE_SIZE,
  listForms as listFormsEndpoint,
  readFormToAnswer,
  readFormToEdit,
  readPublicForm,
  setFormVisibility,
  updateForm as updateFormEndpoint,
} from '@constancia/contract/forms.ts';
import { formScope } from '@constancia/domain/access/scope.ts';
import { type Route, route } from '../../platform/http/endpoint.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { FormVersions } from './form-versions.ts';
import { openForm, openFormToAnswer, openPublicForm } from './open-form.ts';
import { presentFormToAnswer, presentFormToEdit, presentListedForm } from './present.ts';
import { type FormRow, listForms } from './queries.ts';
import { createForm, type FormServices, updateFormVersion } from './save-form.ts';
import { setVisibility } from './set-visibility.ts';

export function formRoutes(services: FormServices & { readonly versions: FormVersions }): readonly Route[] {
  const { db, versions } = services;
  const definitionOf = async (form: FormRow) => {
    const index = await versions.load(form, form.version);
    if (!index) throw new Problem('form-not-found');
    return index.definition;
  };
  return [
    route(listFormsEndpoint, async ({ actor, query }) => {
      const filters = {
        text: query.text,
        area: query.area ?? null,
        municipality: query.municipality ?? null,
      };
      const page = { offset: query.page * FORM_LIST_PAGE_SIZE, size: FORM_LIST_PAGE_SIZE };
      const { rows, total, anyPaymentGateway } = await listForms(
        db,
        { scope: formScope(actor), filters },
        page,
      );
      return { forms: rows.map((row) => presentListedForm(actor, row)), total, anyPaymentGateway };
    }),
    route(readFormToEdit, async ({ actor, params }) => {
      const form = await openForm(db, actor, params.formId);
      return presentFormToEdit(form, await definitionOf(form));
    }),
    route(createFormEndpoint, ({ actor, body }) => createForm(services, actor, body)),
    route(updateFormEndpoint, ({ actor, params, body }) =>
      updateFormVersion(services, actor, { formId: params.formId, body }),
    ),
    route(setFormVisibility, ({ actor, params, body }) =>
      setVisibility(services, actor, { formId: params.formId, ...body }),
    ),
    route(readFormToAnswer, async ({ actor, params }) => {
      const form = await openFormToAnswer(db, actor, params.formId);
      return presentFormToAnswer(form, await definitionOf(form));
    }),
    route(readPublicForm, async ({ params }) => {
      const form = await openPublicForm(db, params.formId);
      return presentFormToAnswer(form, await definitionOf(form));
    }),
  ];
}
