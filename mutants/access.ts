// Faults in what each role may do: the role table, the scopes of rows, and the rights that endpoints declare.
import type { Mutant } from '../scripts/mutants/mutant.ts';

const GRANTS = { file: 'packages/domain/src/access/access.test.ts', title: 'P6.01 P6.02 P6.04 grants' };
const MANAGE = { file: 'packages/domain/src/access/access.test.ts', title: 'P6.01 manage on a subject' };
const PUBLISHES = { file: 'packages/domain/src/access/access.test.ts', title: 'P6.19 P2.64 lets only' };
const EVERYWHERE = {
  file: 'packages/domain/src/access/access.test.ts',
  title: 'P6.20 only the administrator works',
};
const OWN_ONLY = {
  file: 'packages/domain/src/access/access.test.ts',
  title: 'P6.26 R6.08 R6.10 R9.37 limits',
};
const HOME_PAGE = { file: 'packages/domain/src/access/access.test.ts', title: 'R2.101 sends everybody' };
const NO_ROLE = {
  file: 'packages/domain/src/access/access.test.ts',
  title: 'a person without a role of the table sees no submissions but those under their own name',
};
const OWN_LIST = {
  file: 'packages/domain/src/access/access.test.ts',
  title: 'a person’s own submissions are those under their username or e-mail, whatever the role',
};
const OPENS = { file: 'packages/domain/src/access/access.test.ts', title: 'A6.02 A6.03 X25.07 lifts' };
const CITIZEN_FORMS = {
  file: 'packages/domain/src/access/portal-citizen.test.ts',
  title: 'E3.20 X22.03 a citizen answers',
};
const CITIZEN_SUBMISSIONS = {
  file: 'packages/domain/src/access/portal-citizen.test.ts',
  title: 'a submission is theirs by municipality, id and number, on a portal form',
};
const CITIZEN_NAMES = {
  file: 'packages/domain/src/access/portal-citizen.test.ts',
  title: 'A2.25 R3.02 X22.05 they sign',
};
const DECLARED = {
  file: 'apps/server/src/whole-server/endpoint-rights.test.ts',
  title: 'the contract declares for each endpoint',
};

export const ACCESS_MUTANTS: readonly Mutant[] = [
  {
    id: 'supervisors-correct',
    fault: 'supervisors without the right correct submissions',
    file: 'packages/domain/src/access/role-table.ts',
    find: "const SUPERVISE: readonly Action[] = ['create', 'read', 'complete', 'delete'];",
    put: "const SUPERVISE: readonly Action[] = ['create', 'read', 'complete', 'delete', 'correct'];",
    noticedBy: GRANTS,
  },
  {
    id: 'inspectors-correct',
    fault: 'every inspector corrects submissions',
    file: 'packages/domain/src/access/role-table.ts',
    find: "  ROLE_INSPECTOR: { formulario: ['read'], respuesta: ['create', 'read', 'delete'] },",
    put: "  ROLE_INSPECTOR: { formulario: ['read'], respuesta: ['create', 'read', 'delete', 'correct'] },",
    noticedBy: GRANTS,
  },
  {
    id: 'inspectors-of-records-delete',
    fault: 'inspectors of records delete submissions',
    file: 'packages/domain/src/access/role-table.ts',
    find: "ROLE_INSPECTOR_ACTAS: { formulario: ['read'], respuesta: ['create', 'read'] }",
    put: "ROLE_INSPECTOR_ACTAS: { formulario: ['read'], respuesta: ['create', 'read', 'delete'] }",
    noticedBy: GRANTS,
  },
  {
    id: 'generators-read-answers',
    fault: 'a person who builds forms only reads what people answered',
    file: 'packages/domain/src/access/role-table.ts',
    find: '  ROLE_GENERADOR: { formulario: KEEP_FORMS },',
    put: "  ROLE_GENERADOR: { formulario: KEEP_FORMS, respuesta: ['read'] },",
    noticedBy: GRANTS,
  },
  {
    id: 'census-takers-without-statistics',
    fault: 'private census takers see no statistics',
    file: 'packages/domain/src/access/role-table.ts',
    find: "    estadistica_formulario: ['create', 'read', 'update', 'correct', 'delete'],\n",
    put: '',
    noticedBy: GRANTS,
  },
  {
    id: 'elevated-supervisors-administer',
    fault: 'elevated supervisors manage the accounts of every municipality',
    file: 'packages/domain/src/access/role-table.ts',
    find: '  ROLE_SUPERVISOR_ELEVADO: {\n',
    put: "  ROLE_SUPERVISOR_ELEVADO: {\n    usuario: ['manage'],\n",
    noticedBy: GRANTS,
  },
  {
    id: 'manage-is-one-action',
    fault: 'a person who manages accounts may not even list them',
    file: 'packages/domain/src/access/may.ts',
    find: " || granted.includes('manage')",
    put: '',
    noticedBy: MANAGE,
  },
  {
    id: 'supervisors-publish',
    fault: 'supervisors make forms public',
    file: 'packages/domain/src/access/role-table.ts',
    find: "  'ROLE_GENERADOR',\n];",
    put: "  'ROLE_GENERADOR',\n  'ROLE_SUPERVISOR',\n];",
    noticedBy: PUBLISHES,
  },
  {
    id: 'elevated-supervisors-everywhere',
    fault: 'elevated supervisors see every municipality',
    file: 'packages/domain/src/access/role-table.ts',
    find: "ROLES_OF_THE_WHOLE_PLATFORM: readonly Role[] = ['ROLE_ADMIN']",
    put: "ROLES_OF_THE_WHOLE_PLATFORM: readonly Role[] = ['ROLE_ADMIN', 'ROLE_SUPERVISOR_ELEVADO']",
    noticedBy: EVERYWHERE,
  },
  {
    id: 'census-takers-see-all',
    fault: 'private census takers see submissions of others',
    file: 'packages/domain/src/access/role-table.ts',
    find: "readonly Role[] = [\n  'ROLE_CENSISTA_PRIVADO',\n",
    put: 'readonly Role[] = [\n',
    noticedBy: OWN_ONLY,
  },
  {
    id: 'inspectors-stay-at-home',
    fault: 'inspectors get the home page with its search for people',
    file: 'packages/domain/src/access/role-table.ts',
    find: "  'ROLE_CENSISTA_PRIVADO',\n];",
    put: "  'ROLE_CENSISTA_PRIVADO',\n  'ROLE_INSPECTOR',\n];",
    noticedBy: HOME_PAGE,
  },
  {
    id: 'no-role-sees-all',
    fault: 'an account whose role nobody knows sees the submissions of others',
    file: 'packages/domain/src/access/scope.ts',
    find: 'actor.role === null || ROLES_WITH',
    put: 'actor.role !== null && ROLES_WITH',
    noticedBy: NO_ROLE,
  },
  {
    id: 'own-answers-by-username-alone',
    fault: 'submissions that were stored under the e-mail are hidden from the person who sent them',
    file: 'packages/domain/src/access/scope.ts',
    find: 'createdBy: ownOnly ? [actor.username, actor.email] : null',
    put: 'createdBy: ownOnly ? [actor.username] : null',
    noticedBy: OWN_ONLY,
  },
  {
    id: 'own-list-of-all-answers',
    fault: 'the list of a person’s own submissions shows those of everybody',
    file: 'packages/domain/src/access/scope.ts',
    find: 'createdBy: [actor.username, actor.email] }',
    put: 'createdBy: null }',
    noticedBy: OWN_LIST,
  },
  {
    id: 'area-not-asked',
    fault: 'rows of every area are seen',
    file: 'packages/domain/src/access/scope.ts',
    find: "const areaFits = scope.areas === 'all' || scope.areas.includes(row.areaId);",
    put: 'const areaFits = true;',
    noticedBy: OWN_ONLY,
  },
  {
    id: 'author-not-asked',
    fault: 'roles that see their own submissions see those of others',
    file: 'packages/domain/src/access/scope.ts',
    find: 'return areaFits && authorFits;',
    put: 'return areaFits;',
    noticedBy: OWN_ONLY,
  },
  {
    id: 'portal-forms-need-the-area',
    fault: 'staff of another area cannot answer forms of the portal',
    file: 'packages/domain/src/access/scope.ts',
    find: '(form.public || form.portal) &&',
    put: 'form.public &&',
    noticedBy: OPENS,
  },
  {
    id: 'citizens-answer-private-forms',
    fault: 'a citizen answers forms that are not of the portal',
    file: 'packages/domain/src/access/portal-citizen.ts',
    find: 'citizen !== null && form.portal &&',
    put: 'citizen !== null &&',
    noticedBy: CITIZEN_FORMS,
  },
  {
    id: 'same-number-in-another-town',
    fault: 'a citizen sees submissions about the same number in another town',
    file: 'packages/domain/src/access/portal-citizen.ts',
    find: 'form.municipalityId !== municipalityId || citizen === null',
    put: 'citizen === null',
    noticedBy: CITIZEN_SUBMISSIONS,
  },
  {
    id: 'answers-by-id-alone',
    fault: 'an id that the register gave again opens the submissions of the person who had it before',
    file: 'packages/domain/src/access/portal-citizen.ts',
    find: ' && key.documentNumber === citizen.documentNumber',
    put: '',
    noticedBy: CITIZEN_SUBMISSIONS,
  },
  {
    id: 'answers-outside-the-portal',
    fault: 'a citizen sees submissions that staff sent about them to forms outside the portal',
    file: 'packages/domain/src/access/portal-citizen.ts',
    find: '!form.portal || ',
    put: '',
    noticedBy: CITIZEN_SUBMISSIONS,
  },
  {
    id: 'citizens-sign-as-staff',
    fault: 'a citizen who calls themself like an inspector signs as that inspector',
    file: 'packages/domain/src/access/portal-citizen.ts',
    find: "return name === 'taken' ? `${author} ${FROM_THE_PORTAL}` : author;",
    put: 'return author;',
    noticedBy: CITIZEN_NAMES,
  },
  {
    id: 'statistics-for-readers',
    fault: 'a person who reads submissions sees statistics without the right to them',
    file: 'packages/contract/src/statistics.ts',
    find: "subject: 'estadistica_formulario'",
    put: "subject: 'respuesta'",
    noticedBy: DECLARED,
  },
  {
    id: 'supervisors-watch-deliveries',
    fault: 'supervisors see what is delivered to systems outside',
    file: 'packages/contract/src/outbox.ts',
    find: "subject: 'usuario' }",
    put: "subject: 'usuario_municipio' }",
    noticedBy: DECLARED,
  },
  {
    id: 'readers-delete',
    fault: 'a person who reads submissions deletes them',
    file: 'packages/contract/src/submissions/deletion.ts',
    find: "action: 'delete', subject",
    put: "action: 'read', subject",
    noticedBy: DECLARED,
  },
  {
    id: 'everybody-exports',
    fault: 'everybody who is signed in downloads the submissions of a form',
    file: 'packages/contract/src/submissions/exports.ts',
    find: "as a spreadsheet or an archive, streamed',\n  access: READS",
    put: "as a spreadsheet or an archive, streamed',\n  access: { kind: 'signed-in' }",
    noticedBy: DECLARED,
  },
  {
    id: 'everybody-looks-people-up',
    fault: 'everybody who is signed in looks people up by their number',
    file: 'packages/contract/src/submissions/people.ts',
    find: "for a submission; thirty a minute',\n  access: { kind: 'may', action: 'create', subject: 'respuesta' }",
    put: "for a submission; thirty a minute',\n  access: { kind: 'signed-in' }",
    noticedBy: DECLARED,
  },
  {
    id: 'who-creates-duplicates',
    fault: 'a person who creates forms copies those of others',
    file: 'packages/contract/src/forms/forms.ts',
    find: "who works in all of them',\n  access: { kind: 'may', action: 'duplicate'",
    put: "who works in all of them',\n  access: { kind: 'may', action: 'create'",
    noticedBy: DECLARED,
  },
  {
    id: 'payments-for-everybody',
    fault: 'anybody lists who paid for what',
    file: 'packages/contract/src/payments/payment-list.ts',
    find: "with totals and seats',\n  access: { kind: 'may', action: 'read', subject: 'respuesta' }",
    put: "with totals and seats',\n  access: { kind: 'public' }",
    noticedBy: DECLARED,
  },
  {
    id: 'letters-for-supervisors',
    fault: 'supervisors read the mails of others',
    file: 'packages/contract/src/mail.ts',
    find: "access: { kind: 'may', action: 'manage', subject: 'usuario' }",
    put: "access: { kind: 'may', action: 'read', subject: 'respuesta' }",
    noticedBy: DECLARED,
  },
  {
    id: 'files-of-answers-without-the-right',
    fault: 'a person who may not read submissions lists their files',
    file: 'packages/contract/src/submissions/uploads.ts',
    find: "signed for five minutes',\n  access: { kind: 'may', action: 'read', subject: 'respuesta' }",
    put: "signed for five minutes',\n  access: { kind: 'signed-in' }",
    noticedBy: DECLARED,
  },
  {
    id: 'readers-open-to-correct',
    fault: 'a person who reads submissions opens them to be corrected',
    file: 'packages/contract/src/submissions/review.ts',
    find: "to be corrected',\n  access: { kind: 'may', action: 'correct'",
    put: "to be corrected',\n  access: { kind: 'may', action: 'read'",
    noticedBy: DECLARED,
  },
];
