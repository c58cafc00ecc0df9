// Faults in accounts, areas and municipalities: who manages whom, which roles are given, what is verified.
import type { Mutant } from '../scripts/mutants/mutant.ts';

const USERS = 'apps/server/src/features/administration/users/users.test.ts';
const CREATE = 'apps/server/src/features/administration/users/create-user.ts';
const EDIT = 'apps/server/src/features/administration/users/edit-user.ts';
const SETTINGS_FOLDER = 'apps/server/src/features/administration/municipalities/settings';
const SETTINGS = `${SETTINGS_FOLDER}/save-settings.ts`;
const SETTINGS_TEST = `${SETTINGS_FOLDER}/settings.test.ts`;
const LOGOS_TEST = `${SETTINGS_FOLDER}/logos.test.ts`;
const ROLES_GIVEN = { file: USERS, title: 'an elevated supervisor creates every role but administrator' };
const OWN_ROLE = { file: USERS, title: 'nobody is made administrator by a supervisor' };

export const ADMINISTRATION_MUTANTS: readonly Mutant[] = [
  {
    id: 'users-of-other-municipalities',
    fault: 'a supervisor creates accounts in every municipality',
    file: CREATE,
    find: "if (scope !== null && scope !== body.municipalityId) throw new Problem('forbidden');",
    put: '',
    noticedBy: ROLES_GIVEN,
  },
  {
    id: 'supervisors-make-administrators',
    fault: 'the server gives any role that is asked for',
    file: CREATE,
    find: '  refuse(checkRole(actor, body.roles));\n',
    put: '',
    noticedBy: ROLES_GIVEN,
  },
  {
    id: 'usernames-nobody-verified',
    fault: 'an account is created whatever the platform says of its username',
    file: CREATE,
    find: "if (verified !== 'known') throw",
    put: "if (verified === 'taken') throw",
    noticedBy: { file: USERS, title: 'a username that is not verified creates nothing' },
  },
  {
    id: 'areas-of-other-towns-given',
    fault: 'an account gets areas of any municipality',
    file: CREATE,
    find: "    : [{ code: 'area-unknown', at: { field: 'areaIds' } }];",
    put: '    : [];',
    noticedBy: { file: USERS, title: 'an account keeps an area; areas of several municipalities' },
  },
  {
    id: 'people-raise-themselves',
    fault: 'who manages accounts changes their own role',
    file: EDIT,
    find: "if (account.id === actor.userId && !keepsRole) throw new Problem('forbidden');",
    put: '',
    noticedBy: OWN_ROLE,
  },
  {
    id: 'administrators-edited-by-supervisors',
    fault: 'an elevated supervisor changes the accounts of administrators',
    file: 'packages/domain/src/access/user-scope.ts',
    find: 'return user.role !== ADMINISTRATOR_ROLE ||',
    put: 'return true ||',
    noticedBy: {
      file: 'apps/server/src/whole-server/role-matrix.test.ts',
      title: 'keeps accounts, areas and municipalities',
    },
  },
  {
    id: 'changes-of-users-overwritten',
    fault: 'the later of two people overwrites what the first one changed',
    file: EDIT,
    find: "if ((account.updatedAt?.toISOString() ?? null) !== body.readAt) throw new Problem('user-changed');",
    put: '',
    noticedBy: { file: USERS, title: 'what somebody else changed since it was read' },
  },
  {
    id: 'areas-of-all-towns-listed',
    fault: 'everybody who manages accounts lists the areas of every municipality',
    file: 'apps/server/src/features/administration/areas/routes.ts',
    find: '  return scope;\n',
    put: '  return asked ?? null;\n',
    noticedBy: {
      file: 'apps/server/src/features/administration/areas/areas.test.ts',
      title: 'administrators see all areas',
    },
  },
  {
    id: 'new-area-for-strangers',
    fault: 'an area is given to the accounts that fit, and nobody learns of the others',
    file: 'apps/server/src/features/administration/areas/save-area.ts',
    find: 'if (given.length !== asked.length)',
    put: 'if (given.length > asked.length)',
    noticedBy: {
      file: 'apps/server/src/features/administration/areas/areas.test.ts',
      title: 'refuses an area without a name',
    },
  },
  {
    id: 'two-municipalities-of-one-name',
    fault: 'a province has two municipalities that read the same, and people pick the wrong one',
    file: 'apps/server/src/features/administration/municipalities/save-municipality.ts',
    find: 'checkTerritoryName(name, await listNamesIn(tx, provinceId))',
    put: 'checkTerritoryName(name, (await listNamesIn(tx, provinceId)).slice(0, 0))',
    noticedBy: {
      file: 'apps/server/src/features/administration/municipalities/municipalities.test.ts',
      title: 'X33.88 P7.22 a name once in its province',
    },
  },
  {
    id: 'one-keyword-for-two-towns',
    fault: 'a taken keyword is a municipality that was stored, and is not',
    file: 'apps/server/src/features/administration/municipalities/save-municipality.ts',
    find: "if (against === 'keyword-taken') refuse([{ code: 'keyword-taken', at: { field: 'keyword' } }]);",
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/administration/municipalities/municipalities.test.ts',
      title: 'refuses what is missing or wrong',
    },
  },
  {
    id: 'settings-saved-over-others',
    fault: 'the second of two administrators overwrites the settings of the first',
    file: SETTINGS,
    find: "if (row.version !== body.version) throw new Problem('settings-changed');",
    put: '',
    noticedBy: { file: SETTINGS_TEST, title: 'of two people who change them at the same moment' },
  },
  {
    id: 'logo-of-anybody',
    fault: 'a municipality shows any stored file as its logo',
    file: 'packages/domain/src/territory/edited-settings.ts',
    find: "if (!known.includes(given.logo)) issues.push({ code: 'logo-unknown', at: { field: 'logo' } });",
    put: '',
    noticedBy: { file: LOGOS_TEST, title: 'the logo of another municipality or of nobody' },
  },
  {
    id: 'logo-on-records-unasked',
    fault: 'a record prints any file that imported settings name as a logo',
    file: 'apps/server/src/features/records/record-logo.ts',
    find: 'file?.kind === MUNICIPALITY_LOGO && file.municipalityId === municipalityId ? key',
    put: 'file ? key',
    noticedBy: { file: LOGOS_TEST, title: 'imported settings that name a file' },
  },
  {
    id: 'logo-shown-before-saved',
    fault: 'everybody sees a picture that an administrator only tried',
    file: `${SETTINGS_FOLDER}/logos.ts`,
    find: 'usedAt !== null || (actor',
    put: 'true || (actor',
    noticedBy: { file: LOGOS_TEST, title: 'only who uploaded a logo sees it' },
  },
  {
    id: 'logo-deleted-in-use',
    fault: 'the logo of a municipality vanishes a day after it was chosen',
    file: `${SETTINGS_FOLDER}/save-settings.ts`,
    find: 'await keepLogos(tx, { municipalityId: id, settings: now }, at);',
    put: '',
    noticedBy: { file: LOGOS_TEST, title: 'one in use stays' },
  },
  {
    id: 'logo-of-the-wrong-form',
    fault: 'a form that has a logo of its own shows that of the municipality',
    file: 'packages/domain/src/territory/municipality-settings.ts',
    find: '(Object.hasOwn(logoByForm, formId) && logoByForm[formId]) || logo',
    put: 'logo || logoByForm[formId] || logo',
    noticedBy: { file: LOGOS_TEST, title: 'citizens see the logo of the form' },
  },
  {
    id: 'settings-by-supervisors',
    fault: 'an elevated supervisor changes the settings of every municipality',
    file: 'packages/contract/src/administration/municipality-settings.ts',
    find: "action: 'manage', subject: 'usuario' }",
    put: "action: 'manage', subject: 'usuario_municipio' }",
    noticedBy: {
      file: 'apps/server/src/whole-server/role-matrix.test.ts',
      title: 'keeps accounts, areas and municipalities',
    },
  },
  {
    id: 'test-mails-without-limit',
    fault: 'an administrator makes the mail server send as many test mails as they like',
    file: 'packages/contract/src/administration/municipality-settings.ts',
    find: "often: { rate: 'mail-test', by: 'account' },",
    put: "often: 'unlimited',",
    noticedBy: {
      file: `${SETTINGS_FOLDER}/send-test-mail.test.ts`,
      title: 'asks for a test are limited for each account',
    },
  },
  {
    id: 'senders-with-headers',
    fault: 'the name of a sender may hold a line of its own, which would be a header',
    file: 'packages/domain/src/territory/edited-settings.ts',
    find: '/^[^\\p{C}<>@"]*$/u',
    put: '/^[^<>@"]*$/u',
    noticedBy: {
      file: 'packages/domain/src/territory/edited-settings.test.ts',
      title: 'the name of the sender is one line and no address',
    },
  },
  {
    id: 'check-that-creates',
    fault: 'checking a spreadsheet of accounts creates them',
    file: 'apps/server/src/platform/db/store-or-check.ts',
    find: '    if (onlyCheck) throw new OnlyChecked(value);\n',
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/administration/users/user-sheets.test.ts',
      title: 'X34.61 a check says the same',
    },
  },
  {
    id: 'spreadsheet-unverified',
    fault: 'accounts of a spreadsheet are created without asking the municipal platform',
    file: 'apps/server/src/features/administration/users/user-sheets.ts',
    find: 'saveNewUser(services, actor, { given, invitation, onlyCheck })',
    put: 'saveNewUser({ ...services, accounts: { verify: async () => "known" } }, actor, { given, invitation, onlyCheck })',
    noticedBy: {
      file: 'apps/server/src/features/administration/users/user-sheets.test.ts',
      title: 'X34.61 each account is created as a single one is',
    },
  },
  {
    id: 'accounts-of-others-in-the-file',
    fault: 'who manages one municipality downloads the accounts of all',
    file: 'apps/server/src/features/administration/users/routes.ts',
    find: 'userSheet(services.db, filter, words)',
    put: 'userSheet(services.db, { ...filter, municipalityId: null }, words)',
    noticedBy: {
      file: 'apps/server/src/features/administration/users/user-sheets.test.ts',
      title: 'X34.60 the accounts of a filter',
    },
  },
  {
    id: 'p7-21-area-taken-away-again',
    fault: 'an account that was opened before it got a new area is saved without it, and nobody notices',
    file: 'apps/server/src/features/administration/areas/queries.ts',
    find: 'update users set updated_at = ${at}, updated_by = ${by}',
    put: 'update users set updated_at = updated_at, updated_by = ${by}',
    noticedBy: {
      file: 'apps/server/src/features/administration/areas/areas.test.ts',
      title: 'P7.20 P7.21 is not taken away again by who edits the account as it was before',
    },
  },
];
