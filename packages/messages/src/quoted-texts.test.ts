// The texts that the rules of the editor quote, in their own language and in every language without a
// translation of its own.
import { expect, it } from 'vitest';
import { onApproachTexts as englishOnApproach } from './en/answering/on-approach-texts.ts';
import { problems as englishProblems } from './en/problems.ts';
import { publicTexts as englishPublic } from './en/public-texts.ts';
import { shell as englishShell } from './en/shell.ts';
import { shellLater as englishShellLater } from './en/shell-later.ts';
import { staffTexts as englishStaff } from './en/staff-texts.ts';
import { onApproachTexts as spanishOnApproach } from './es/answering/on-approach-texts.ts';
import { issues as SPANISH_ISSUES } from './es/issues.ts';
import { problems as spanishProblems } from './es/problems.ts';
import { publicTexts as spanishPublic } from './es/public-texts.ts';
import { shell as spanishShell } from './es/shell.ts';
import { shellLater as spanishShellLater } from './es/shell-later.ts';
import { staffTexts as spanishStaff } from './es/staff-texts.ts';
import { CATALOGUES, catalogueOf, LANGUAGES } from './languages.ts';

const SPANISH: Readonly<Record<string, string>> = { ...spanishStaff, ...spanishProblems };
const ENGLISH: Readonly<Record<string, string>> = { ...englishStaff, ...englishProblems };

const QUOTED_IN_ENGLISH = [
  ['issue.answer-required', '* Required answer'],
  ['issue.section-required', '* Conditional section required'],
  ['answering.required-missing', 'Some required fields are missing.'],
  ['problem.nothing-changed', 'There are no changes'],
  ['staff.nav-users', 'View Users'],
  ['staff.forms-new', 'New form'],
  ['person.answered-title', 'Form already answered'],
  ['person.answered-text', 'You have already answered this form'],
  ['answering.repeat', 'Repeat section'],
  ['answering.confirm', 'Confirm'],
  ['answering.cancel', 'Cancel'],
  ['answering.send', 'Send'],
  ['signatures.names-missing', 'To upload the signature you need to complete the name of the signatary'],
] as const;

const QUOTED_IN_SPANISH = [
  ['E2.12', 'editor.options', 'Configuración'],
  ['E5.03', 'issue.title-required', 'Debe ingresar un título'],
  ['E5.04', 'issue.area-required', 'Debe seleccionar un área'],
  ['E5.05', 'issue.header-image-required', 'Debe adjuntar una imagen'],
  ['E5.06', 'issue.appointment-required', 'Debe seleccionar una agenda'],
  [
    'E5.07',
    'issue.sync-option-required',
    'Debe seleccionar al menos una opción para sincronizar con MuniGestion',
  ],
  [
    'E5.08',
    'issue.title-too-long-for-incident',
    'El título del formulario no puede superar los 75 caracteres para crear un incidente en MuniGestion',
  ],
  ['E5.09', 'issue.incident-area-required', 'Debe seleccionar un área para crear un incidente'],
  ['E5.10', 'issue.response-limit-required', 'Debe ingresar un número de respuestas'],
  ['E5.11', 'issue.form-section-required', 'El formulario debe tener al menos una sección'],
  ['E5.12', 'issue.form-question-required', 'El formulario debe tener al menos una pregunta'],
  ['E5.14', 'issue.state-name-empty', 'El campo no puede estar vacío'],
  ['E5.15', 'issue.state-name-taken', 'El estado ya existe'],
  ['E5.19', 'editor.header-image-format', 'Formato de archivo inválido'],
  ['E5.20', 'editor.header-image-size', 'La imágen es demasiado grande'],
  ['E8.01', 'editor.missing', 'No existe el formulario que se intenta cargar'],
  ['E8.11', 'issue.product-field-required', 'Faltan algunos campos requeridos'],
  ['E8.12', 'editor.created', 'El formulario fue creado correctamente'],
  ['P5.05', 'issue.user-field-required', 'Se deben completar todos los campos requeridos.'],
  ['P5.06', 'issue.one-role-only', 'Sólo puedo seleccionar un Rol'],
  ['P5.07', 'issue.one-role-of-own', 'Sólo puede seleccionar un Rol'],
  ['P5.08', 'issue.user-area-required', 'Se debe seleccionar al menos un área.'],
  [
    'P5.09',
    'issue.municipality-not-on-platform',
    'El municipio actual no esta asociado a un municipio de la plataforma municipal.',
  ],
  [
    'P5.13',
    'issue.username-missing',
    'Error: El usuario debe tener un nombre usuario de la plataforma de gestión.',
  ],
  ['P5.14', 'issue.last-area-of-user', 'Error: El usuario debe tener al menos un área municipal.'],
  ['P5.19', 'issue.municipality-name-required', 'Debe ingresar un nombre de Municipio.'],
  ['P5.20', 'issue.keyword-required', 'Debe ingresar una palabra clave.'],
  [
    'P5.21',
    'issue.keyword-invalid',
    'Palabra clave no válida. Debe tener dos o más letras y deben estar en mayúsculas.',
  ],
  ['P5.22', 'issue.platform-id-required', 'Debe ingresar un ID para la plataforma municipal.'],
  ['P5.23', 'issue.platform-id-invalid', 'El ID de Municipio debe ser válido.'],
  ['P5.24', 'issue.province-required', 'Debe seleccionar una provincia.'],
  ['P5.27', 'issue.area-name-required', 'El nombre del área no debe estar vacio.'],
  ['P5.28', 'issue.area-municipality-required', 'Debe seleccionar un municipio al cual pertenecera el área.'],
  ['E8.13', 'editor.edited', 'El formulario fue editado correctamente'],
] as const;

it.each(QUOTED_IN_SPANISH)('E1.12 the text of %s is quoted word for word', (_rule, code, quoted) => {
  expect(SPANISH[code]).toBe(quoted);
  // In any other language the text must be translated, so that the Spanish one is not shown by accident.
  expect(ENGLISH[code]).not.toBe(quoted);
});

it('E1.12 it stands in for every language that has no version of its own, Japanese aside', () => {
  const own: readonly string[] = CATALOGUES;
  const others = LANGUAGES.filter((language) => !own.includes(language) && language !== 'ja');
  expect(others.map((language) => [language, catalogueOf(language)])).toEqual([
    ['ca', 'es'],
    ['ot', 'es'],
  ]);
});

it('E1.12 E2.14 E2.15 what is quoted in English is the English text, and the proposed one the Spanish', () => {
  expect(ENGLISH['editor.add-section']).toBe('Add section');
  expect(ENGLISH['editor.save']).toBe('Save form');
  expect(SPANISH['editor.add-section']).toBe('Agregar sección');
  expect(SPANISH['editor.save']).toBe('Guardar formulario');
});

it('A1.04 E1.12 P1.17 R1.09 what the rules quote in English has a Spanish text of its own', () => {
  const spanish: Readonly<Record<string, string>> = { ...SPANISH, ...spanishPublic, ...spanishOnApproach };
  const english: Readonly<Record<string, string>> = { ...ENGLISH, ...englishPublic, ...englishOnApproach };
  for (const [code, quoted] of QUOTED_IN_ENGLISH) {
    expect([code, english[code]]).toEqual([code, quoted]);
    expect(spanish[code]).not.toBe(quoted);
    expect(spanish[code]).toBeTruthy();
  }
});

it('P1.17 R1.09 where the rules name the one text that everybody reads, Spanish has it too', () => {
  const catalogues: readonly Readonly<Record<string, string>>[] = [
    { ...SPANISH, ...spanishShell, ...spanishShellLater },
    { ...ENGLISH, ...englishShell, ...englishShellLater },
  ];
  for (const texts of catalogues) {
    expect(texts['shell.not-found']).toBe('The requested URL was not found.');
    expect(texts['staff.no-answer']).toBe('There is no answer.');
  }
});

it('R8.24 R9.38 what is wrong with an image is in the catalogue, word for word', () => {
  expect(SPANISH_ISSUES['issue.image-too-large']).toBe('La imágen es demasiado grande');
  expect(SPANISH_ISSUES['issue.file-format']).toBe('Formato de archivo inválido');
});

it('A5.29 what is said of a wrong e-mail is quoted word for word', () => {
  const spanish: Readonly<Record<string, string>> = { ...SPANISH, ...spanishPublic, ...spanishOnApproach };
  expect(spanish['issue.person-email-invalid']).toBe('El correo electrónico no es válido');
});
