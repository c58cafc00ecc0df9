// Converts documents of the collection `usuarios` to our staff accounts and back.
// rules: P3.01-P3.08

import { type Fields, type Read, readOr, reportAt, textOf, textsOf } from '../../reading/document-reader.ts';
import { instantOf } from '../../reading/instants.ts';
import { openDocument } from '../../reading/open-document.ts';
import {
  type DocumentObject,
  keepResidue,
  type Residue,
  withKept,
  withResidue,
} from '../../reading/residue.ts';
import { lookupName } from '../../users/user.ts';

export interface UserRecord {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly inspectorNumber: string;
  /** As stored; only the first one counts (P3.03). */
  readonly roles: readonly string[];
  /** References of the user's areas. Read them with `parseAreaPath`. */
  readonly areaPaths: readonly string[];
  /** ISO 8601 in UTC, as all times below; null when the document does not have it. */
  readonly lastAccess: string | null;
  /** The external identity provider; null for accounts with a password. */
  readonly providerId: string | null;
  readonly updatedAt: string | null;
  readonly updatedBy: string;
  readonly residue?: Residue;
}

export function userFromDocument(document: unknown): Read<{ readonly user: UserRecord }> {
  const opened = openDocument(document);
  if ('issues' in opened) return opened;
  for (const required of ['documentId', 'userMuniCore'])
    if (!opened.document[required]) reportAt(opened, required, 'document-missing-field');
  const user = readUser(opened);
  return readOr(opened.report, { user: withKept(user, keepResidue(opened.document, userFields(user))) });
}

export function userToDocument(user: UserRecord): DocumentObject {
  return withResidue(userFields(user), user.residue);
}

function readUser(fields: Fields): UserRecord {
  return {
    id: textOf(fields, 'documentId'),
    username: textOf(fields, 'userMuniCore'),
    email: textOf(fields, 'email'),
    firstName: textOf(fields, 'firstName'),
    lastName: textOf(fields, 'lastName'),
    inspectorNumber: textOf(fields, 'inspectorID'),
    roles: textsOf(fields, 'roles'),
    areaPaths: textsOf(fields, 'areas'),
    lastAccess: instantOf(fields, 'ultimoAcceso'),
    providerId: textOf(fields, 'providerId') || null,
    updatedAt: instantOf(fields, 'lastUpdate'),
    updatedBy: textOf(fields, 'lastUpdateBy'),
  };
}

function userFields(user: UserRecord): DocumentObject {
  return {
    documentId: user.id,
    userMuniCore: user.username,
    lowercase_username: lookupName(user.username),
    roles: user.roles,
    areas: user.areaPaths,
    ultimoAcceso: user.lastAccess,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    inspectorID: user.inspectorNumber,
    providerId: user.providerId,
    lastUpdate: user.updatedAt,
    lastUpdateBy: user.updatedBy,
  };
}
