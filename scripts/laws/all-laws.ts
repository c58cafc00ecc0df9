// Every law that reads source files one by one. The laws about imports are in boundary-rules.ts, and the linter's are
// in .oxlintrc.jsonc. An endpoint without declared access does not compile.

import type { Law } from './reading/law.ts';
import { clientAddress } from './rules/client-address.ts';
import { clockIsAParameter } from './rules/clock-is-a-parameter.ts';
import { municipalityInQueries } from './rules/data/municipality-in-queries.ts';
import { nothingOnAnyConflict } from './rules/data/nothing-on-any-conflict.ts';
import { sqlInQueries } from './rules/data/sql-in-queries.ts';
import { sqlIsExecuted } from './rules/data/sql-is-executed.ts';
import { environmentInConfig } from './rules/environment-in-config.ts';
import { fetchInPorts } from './rules/fetch-in-ports.ts';
import { hmacInOneModule } from './rules/hmac-in-one-module.ts';
import { fileNames } from './rules/names/file-names.ts';
import { headers } from './rules/names/headers.ts';
import { municipalityIds } from './rules/names/municipality-ids.ts';
import { pageUrls } from './rules/names/page-urls.ts';
import { roleNames } from './rules/names/role-names.ts';
import { styleSize } from './rules/names/style-size.ts';
import { textInMessages } from './rules/names/text-in-messages.ts';
import { words } from './rules/names/words.ts';
import { noBarrelFiles } from './rules/no-barrel-files.ts';
import { noEnums } from './rules/no-enums.ts';
import { replaceInLayoutEffects } from './rules/replace-in-layout-effects.ts';
import { routesAreEndpoints } from './rules/routes-are-endpoints.ts';
import { sameValues } from './rules/same-values.ts';
import { componentsAreDrawnInOneWay } from './rules/tests/components-are-drawn-in-one-way.ts';
import { journeysAskTheServer } from './rules/tests/journeys-ask-the-server.ts';
import { testsAssert } from './rules/tests/tests-assert.ts';
import { textIsNotRun } from './rules/text-is-not-run.ts';

export const ALL_LAWS: readonly Law[] = [
  sqlInQueries,
  municipalityInQueries,
  nothingOnAnyConflict,
  sqlIsExecuted,
  environmentInConfig,
  fetchInPorts,
  hmacInOneModule,
  textIsNotRun,
  clockIsAParameter,
  roleNames,
  municipalityIds,
  textInMessages,
  fileNames,
  styleSize,
  noBarrelFiles,
  noEnums,
  sameValues,
  routesAreEndpoints,
  clientAddress,
  replaceInLayoutEffects,
  testsAssert,
  journeysAskTheServer,
  componentsAreDrawnInOneWay,
  words,
  pageUrls,
  headers,
];
