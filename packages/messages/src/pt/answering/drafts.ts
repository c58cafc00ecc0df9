// Texts about drafts: submissions that were started on a device and not sent.
export const drafts = {
  'drafts.title': 'Rascunhos',
  'drafts.description': 'Respostas que você começou neste dispositivo e ainda não enviou.',
  'drafts.none': 'Não há respostas sem enviar neste dispositivo.',
  'drafts.untitled': 'Formulário sem título',
  'drafts.saved-at': 'Última modificação: {moment}',
  'drafts.kind-new': 'Resposta nova',
  'drafts.kind-correction': 'Correção',
  'drafts.kind-completion': 'Resposta a completar',
  'drafts.kind-revision': 'Revisão',
  'drafts.resume': 'Continuar',
  'drafts.resume-named': 'Continuar {form}',
  'drafts.discard': 'Descartar',
  'drafts.discard-named': 'Descartar {form}',
  'drafts.discard-title': 'Descartar o rascunho?',
  'drafts.discard-text': 'O que você tinha escrito em «{form}» será apagado.',
  'drafts.sign-out-title': 'Há respostas sem enviar',
  'drafts.sign-out-text.one':
    'Neste dispositivo há {count} resposta que você não enviou. Se outras pessoas usam o dispositivo, é melhor apagá-la.',
  'drafts.sign-out-text':
    'Neste dispositivo há {count} respostas que você não enviou. Se outras pessoas usam o dispositivo, é melhor apagá-las.',
  'drafts.sign-out-keep': 'Conservar e sair',
  'drafts.sign-out-discard': 'Apagar e sair',
} as const;
