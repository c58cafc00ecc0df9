// Rights and states of programs in words.
// rules: X38.13, X38.14
import type { ProgramRight } from '@constancia/domain/access/program.ts';
import type { ProgramState } from '@constancia/domain/access/program-token.ts';
import { RIGHT_TEXTS } from '@constancia/messages/administration/right-texts.ts';
import { type TextCode, t } from '../../../platform/texts.ts';

/** Groups as the dialog shows them, each with its rights. */
export const RIGHT_GROUPS: readonly { readonly title: TextCode; readonly rights: readonly ProgramRight[] }[] =
  [
    {
      title: 'programs.group-submissions',
      rights: [
        'read respuesta',
        'create respuesta',
        'complete respuesta',
        'update respuesta',
        'correct respuesta',
        'delete respuesta',
      ],
    },
    {
      title: 'programs.group-forms',
      rights: [
        'read formulario',
        'create formulario',
        'update formulario',
        'duplicate formulario',
        'delete formulario',
        'read estadistica_formulario',
      ],
    },
    {
      title: 'programs.group-registers',
      rights: ['manage ciudadano', 'manage activo', 'manage agenda', 'manage incidente'],
    },
  ];

export const rightText = (right: ProgramRight): string => t(RIGHT_TEXTS[right]);

const STATE_TEXTS: Readonly<Record<ProgramState, TextCode>> = {
  valid: 'programs.state-valid',
  'expires-soon': 'programs.state-expires-soon',
  expired: 'programs.state-expired',
  revoked: 'programs.state-revoked',
  'owner-disabled': 'programs.state-owner-disabled',
};

export const stateText = (state: ProgramState): string => t(STATE_TEXTS[state]);
