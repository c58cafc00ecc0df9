// Endpoints of forms: list, editor, history, copies, deletion, and opening a form to answer it.
// rules: P2.58, P7.09, P7.10, A7.01

import {
  createForm as createFormEndpoint,
  deleteForm as deleteFormEndpoint,
  duplicateForm as duplicateFormEndpoint,
  listForms as listFormsEndpoint,
  readDeletion as readDeletionEndpoint,
  readDuplication as readDuplicationEndpoint,
  readFormToAnswer,
  readFormToEdit,
  updateForm as updateFormEndpoint,
} from '@constancia/contract/forms/forms.ts';
import {
  readHeaderImage,
  uploadHeaderImage as uploadHeaderImageEndpoint,
} from '@constancia/contract/forms/header-image.ts';
import { listFormVersions, readFormVersion } from '@constancia/contract/forms/history.ts';
import {
  listAgendas as listAgendasEndpoint,
  listIncidentAreas as listIncidentAreasEndpoint,
} from '@constancia/contract/forms/outside-lists.ts';
import {
  readFormVisibility,
  setFormVisibility,
  undoFormVisibility,
} from '@constancia/contract/forms/visibility.ts';
import { writeTranslationSheet } from '@constancia/contract/forms/translation-sheet.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { may } from '@constancia/domain/access/may.ts';
import { formScope } from '@constancia/domain/access/scope.ts';
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import type { FastifyRequest } from 'fastify';
import type { FileSigner } from '../../platform/files/signed-url.ts';
import { type Route, route } from '../../platform/http/endpoint.ts';
import { Problem } from '../../platform/http/problem.ts';
import { sendSheet } from '../../platform/sheet/send-sheet.ts';
import { findFile, type IncomingImageServices } from '../files/public.ts';
import { brandOf, type LayersOf } from '../territory/public.ts';
import { historyOf, versionOf } from './form-history.ts';
import type { FormVersions } from './form-versions.ts';
import { formHoldRoutes } from './holds/routes.ts';
import { openForm, openFormAsAnswerer } from './open-form.ts';
import type { PrefilledServices } from './prefilled/prefilled-links.ts';
import { prefilledLinkRoutes } from './prefilled/routes.ts';
import { presentFormToAnswer, presentFormToEdit, presentListedForm, type ShownBeside } from './present.ts';
import { type FormRow, listForms } from './queries.ts';
import { deleteForm, readDeletion } from './saving/delete-form.ts';
import { copyForm, readDuplication } from './saving/duplicate-form.ts';
import { headerImageRight, headerImageUrl, uploadHeaderImage } from './saving/header-image.ts';
import { listAgendas, listIncidentAreas } from './saving/outside-lists.ts';
import { createForm, type FormServices, type SaveServices, updateFormVersion } from './saving/save-form.ts';
import { readVisibility, setVisibility, undoVisibility } from './saving/set-visibility.ts';
import { translationSheet } from './translation-sheet.ts';
import { xlsFormRoutes } from './xlsform/routes.ts';

function copyAndDeleteRoutes(services: FormServices): readonly Route[] {
  return [
    route(readDuplicationEndpoint, ({ actor, params }) => readDuplication(services, actor, params.formId)),
    route(duplicateFormEndpoint, ({ actor, params, body }) =>
      copyForm(services, actor, { formId: params.formId, ...body }),
    ),
    route(readDeletionEndpoint, ({ actor, params }) => readDeletion(services, actor, params.formId)),
    route(deleteFormEndpoint, ({ actor, params, query }) =>
      deleteForm(services, actor, { formId: params.formId, version: query.version }),
    ),
  ];
}

function visibilityRoutes(services: SaveServices): readonly Route[] {
  return [
    route(readFormVisibility, ({ actor, params }) => readVisibility(services, actor, params.formId)),
    route(setFormVisibility, ({ actor, params, body }) =>
      setVisibility(services, actor, { formId: params.formId, change: body }),
    ),
    route(undoFormVisibility, ({ actor, params, body }) =>
      undoVisibility(services, actor, { formId: params.formId, body }),
    ),
  ];
}

function outsideRoutes(services: SaveServices): readonly Route[] {
  return [
    route(listIncidentAreasEndpoint, ({ actor, params }) =>
      listIncidentAreas(services, actor, params.areaId),
    ),
    route(listAgendasEndpoint, ({ actor, params }) => listAgendas(services, actor, params.areaId)),
  ];
}

interface RouteServices extends SaveServices, IncomingImageServices {
  readonly versions: FormVersions;
  readonly assets: PrefilledServices['assets'];
  readonly signer: FileSigner;
  readonly layersOf: LayersOf;
  /** Host names under which public pages do not show the brand. */
  readonly brandlessHosts: readonly string[];
}

/** Who reads a form, and under which URL. */
interface Reader {
  readonly actor: Actor | null;
  readonly request: FastifyRequest;
}

export function formRoutes(services: RouteServices): readonly Route[] {
  const { db, clock, versions, signer, layersOf, brandlessHosts } = services;
  const shownBeside = (form: FormRow, definition: FormDefinition, reader: Reader): ShownBeside => ({
    headerImageUrl: headerImageUrl(signer, definition, {
      userId: reader.actor?.userId ?? '',
      now: clock(),
    }),
    mapLayers: layersOf(form.settings),
    username: reader.actor?.username ?? '',
    brand: brandOf(signer, {
      settings: form.settings,
      formId: form.id,
      isBrandless: brandlessHosts.includes(reader.request.hostname.toLowerCase()),
      now: clock(),
    }),
  });
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
      const page = { offset: query.page * PAGE_SIZES.forms, size: PAGE_SIZES.forms };
      const { language = '' } = query;
      const { rows, total, anyPaymentGateway } = await listForms(
        db,
        { scope: formScope(actor), filters, language },
        page,
      );
      return {
        forms: rows.map((row) => presentListedForm(actor, row)),
        total,
        anyPaymentGateway,
        may: {
          create: may(actor, 'create', 'formulario'),
          editWorkflows: may(actor, 'update', 'formulario'),
        },
      };
    }),
    route(readFormToEdit, async ({ actor, params }) => {
      const form = await openForm(db, actor, params.formId);
      return presentFormToEdit(form, await definitionOf(form));
    }),
    route(createFormEndpoint, ({ actor, body }) => createForm(services, actor, body)),
    route(updateFormEndpoint, ({ actor, params, body }) =>
      updateFormVersion(services, actor, { formId: params.formId, body }),
    ),
    route(uploadHeaderImageEndpoint, async ({ actor, params, bytes }) => ({
      key: await uploadHeaderImage(services, actor, { formId: params.formId, bytes }),
    })),
    route(listFormVersions, ({ actor, params, query }) =>
      historyOf(db, actor, { formId: params.formId, query }),
    ),
    route(readFormVersion, ({ actor, params }) => versionOf(db, actor, params)),
    route(writeTranslationSheet, async ({ body, reply }) =>
      sendSheet(reply, 'textos.xlsx', translationSheet(body)),
    ),
    route(readHeaderImage, async ({ actor, query, request }) => {
      const file = await findFile(db, query.key);
      if (!file || !(await headerImageRight(db)(actor, file, request))) throw new Problem('file-not-found');
      return { url: signer.urlOf(file.key, actor.userId, clock()) };
    }),
    ...visibilityRoutes(services),
    ...copyAndDeleteRoutes(services),
    ...formHoldRoutes(services),
    ...prefilledLinkRoutes(services),
    ...xlsFormRoutes(services),
    ...outsideRoutes(services),
    route(readFormToAnswer, async ({ answerer, params, request }) => {
      const form = await openFormAsAnswerer(db, answerer, params.formId);
      const definition = await definitionOf(form);
      const actor = answerer.kind === 'staff' ? answerer.actor : null;
      return presentFormToAnswer(form, definition, shownBeside(form, definition, { actor, request }));
    }),
  ];
}
