// What the rights of programs are called, by the codes of their texts.
// rules: X38.13
import type { ProgramRight } from '@constancia/domain/access/program.ts';
import type { StaffTextCode } from '../es/texts.ts';

export const RIGHT_TEXTS: Readonly<Record<ProgramRight, StaffTextCode>> = {
  'read formulario': 'programs.right-read-forms',
  'create formulario': 'programs.right-create-forms',
  'update formulario': 'programs.right-update-forms',
  'duplicate formulario': 'programs.right-duplicate-forms',
  'delete formulario': 'programs.right-delete-forms',
  'read respuesta': 'programs.right-read-submissions',
  'create respuesta': 'programs.right-create-submissions',
  'update respuesta': 'programs.right-update-submissions',
  'complete respuesta': 'programs.right-complete-submissions',
  'correct respuesta': 'programs.right-correct-submissions',
  'delete respuesta': 'programs.right-delete-submissions',
  'read estadistica_formulario': 'programs.right-read-statistics',
  'manage ciudadano': 'programs.right-citizens',
  'manage activo': 'programs.right-assets',
  'manage agenda': 'programs.right-agendas',
  'manage incidente': 'programs.right-incidents',
};
