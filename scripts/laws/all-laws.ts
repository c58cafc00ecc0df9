// Every law that reads source files one by one. The laws about imports are in boundary-rules.ts, and the linter's are
// in .oxlintrc.jsonc. An endpoint without declared access does not compile.

import type { Law } from './reading/law.ts';
import { clientAddress } from './rules/client-address.ts';
import { clockIsAParameter } from './rules/clock-is-a-parameter.ts';
import { environmentInConfig } from './rules/environment-in-config.ts';
import { fetchInPorts } from './rules/fetch-in-ports.ts';
import { fileNames } from './rules/file-names.ts';
import { headers } from './rules/headers.ts';
import { journeysAskTheServer } from './rules/journeys-ask-the-server.ts';
import { municipalityIds } from './rules/municipality-ids.ts';
import { municipalityInQueries } from './rules/municipality-in-queries.ts';
import { noBarrelFiles } from './rules/no-barrel-files.ts';
import { noEnums } from './rules/no-enums.ts';
import { nothingOnAnyConflict } from './rules/nothing-on-any-conflict.ts';
import { pageUrls } from './rules/page-urls.ts';
import { roleNames } from './rules/role-names.ts';
import { routesAreEndpoints } from './rules/routes-are-endpoints.ts';
import { sqlInQueries } from './rules/sql-in-queries.ts';
import { sqlIsExecuted } from './rules/sql-is-executed.ts';
import { styleSize } from './rules/style-size.ts';
import { testsAssert } from './rules/tests-assert.ts';
import { textInMessages } from './rules/text-in-messages.ts';
import { words } from './rules/words.ts';

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
  styleSize,
  noBarrelFiles,
  noEnums,
  routesAreEndpoints,
  clientAddress,
  testsAssert,
  journeysAskTheServer,
  words,
  pageUrls,
  headers,
];
