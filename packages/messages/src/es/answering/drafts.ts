// Texts about drafts: submissions that were started on a device and not sent.
export const drafts = {
  'drafts.title': 'Borradores',
  'drafts.description': 'Respuestas que empezó en este dispositivo y todavía no envió.',
  'drafts.none': 'No hay respuestas sin enviar en este dispositivo.',
  'drafts.untitled': 'Formulario sin título',
  'drafts.saved-at': 'Última modificación: {moment}',
  'drafts.kind-new': 'Respuesta nueva',
  'drafts.kind-correction': 'Corrección',
  'drafts.kind-completion': 'Respuesta por completar',
  'drafts.kind-revision': 'Revisión',
  'drafts.resume': 'Continuar',
  'drafts.resume-named': 'Continuar {form}',
  'drafts.discard': 'Descartar',
  'drafts.discard-named': 'Descartar {form}',
  'drafts.discard-title': '¿Descartar el borrador?',
  'drafts.discard-text': 'Se borrará lo que había escrito en «{form}».',
  'drafts.sign-out-title': 'Hay respuestas sin enviar',
  'drafts.sign-out-text.one':
    'En este dispositivo hay {count} respuesta que no envió. Si otras personas usan el dispositivo, es mejor borrarla.',
  'drafts.sign-out-text':
    'En este dispositivo hay {count} respuestas que no envió. Si otras personas usan el dispositivo, es mejor borrarlas.',
  'drafts.sign-out-keep': 'Conservar y salir',
  'drafts.sign-out-discard': 'Borrar y salir',
} as const;
