// Every law that reads sources one by one. Those about who may import whom are in boundaries.ts, those that a
// linter knows in .oxlintrc.jsonc, and "an endpoint without declared access does not compile" is in the types.

import { clientAddress } from './client-address.ts';
import { clockIsAParameter } from './clock-is-a-parameter.ts';
import { environmentInConfig } from './environment-in-config.ts';
import { fetchInPorts } from './fetch-in-ports.ts';
import { fileNames } from './file-names.ts';
import { journeysAskTheServer } from './journeys-ask-the-server.ts';
import type { Law } from './law.ts';
import { municipalityIds } from './municipality-ids.ts';
import { municipalityInQueries } from './municipality-in-queries.ts';
import { noBarrelFiles } from './no-barrel-files.ts';
import { noEnums } from './no-enums.ts';
import { nothingOnAnyConflict } from './nothing-on-any-conflict.ts';
import { roleNames } from './role-names.ts';
import { routesAreEndpoints } from './routes-are-endpoints.ts';
import { sqlInQueries } from './sql-in-queries.ts';
import { sqlIsExecuted } from './sql-is-executed.ts';
import { testsAssert } from './tests-assert.ts';
import { textInMessages } from './text-in-messages.ts';

export const ALL_LAWS: readonly Law[] = [
  sqlInQueries,
  municipalityInQueries,
  nothingOnAnyConflict,
  sqlIsExecuted,
  environmentInConfig,
  fetchInPorts,
  clockIsAParameter,
  roleNames,
  municipalityIds,
  textInMessages,
  fileNames,
  noBarrelFiles,
  noEnums,
  routesAreEndpoints,
  clientAddress,
  testsAssert,
  journeysAskTheServer,
];
