// Galician texts about drafts: submissions that were started on a device and not sent.
export const drafts = {
  'drafts.title': 'Borradores',
  'drafts.description': 'Respostas que comezou neste dispositivo e aínda non enviou.',
  'drafts.none': 'Non hai respostas sen enviar neste dispositivo.',
  'drafts.untitled': 'Formulario sen título',
  'drafts.saved-at': 'Última modificación: {moment}',
  'drafts.kind-new': 'Resposta nova',
  'drafts.kind-correction': 'Corrección',
  'drafts.kind-completion': 'Resposta por completar',
  'drafts.kind-revision': 'Revisión',
  'drafts.resume': 'Continuar',
  'drafts.resume-named': 'Continuar {form}',
  'drafts.discard': 'Descartar',
  'drafts.discard-named': 'Descartar {form}',
  'drafts.discard-title': '¿Descartar o borrador?',
  'drafts.discard-text': 'Borrarase o que escribira en «{form}».',
  'drafts.sign-out-title': 'Hai respostas sen enviar',
  'drafts.sign-out-text.one':
    'Neste dispositivo hai {count} resposta que non enviou. Se outras persoas usan o dispositivo, é mellor borrala.',
  'drafts.sign-out-text':
    'Neste dispositivo hai {count} respostas que non enviou. Se outras persoas usan o dispositivo, é mellor borralas.',
  'drafts.sign-out-keep': 'Conservar e saír',
  'drafts.sign-out-discard': 'Borrar e saír',
} as const;
