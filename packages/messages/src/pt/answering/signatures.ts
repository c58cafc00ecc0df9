// Texts for signing a submission.
// rules: A5.42-A5.44, A8.08, A8.09
export const signatures = {
  'signatures.title': 'Assinaturas',
  'signatures.names': 'Nome e sobrenome de quem assina',
  'signatures.names-help': 'Até {max} caracteres.',
  'signatures.canvas': 'Quadro para assinar: {title}',
  'signatures.draw-help': 'Assine dentro do quadro com o dedo, a caneta ou o mouse.',
  'signatures.tap': 'Toque aqui para assinar',
  'signatures.undo': 'Desfazer traço',
  'signatures.clear': 'Apagar',
  'signatures.typed': 'Assinar com meu nome escrito',
  'signatures.typed-help': 'Se você não pode desenhar, seu nome é escrito no quadro e vale como assinatura.',
  'signatures.typed-done': 'Foi escrito «{name}» no quadro.',
  'signatures.file': 'Enviar uma imagem PNG da assinatura (até 1 MB)',
  'signatures.file-chosen': 'Imagem escolhida: {name}',
  'signatures.confirm': 'Confirmar assinatura',
  'signatures.done': 'Assinatura confirmada',
  'signatures.sending': 'Salva neste dispositivo. Está sendo enviada…',
  'signatures.waiting': 'Salva neste dispositivo. É enviada sozinha quando houver conexão.',
  'signatures.picture': 'Assinatura de {name}',
  'signatures.remove': 'Remover assinatura',
  'signatures.names-missing': 'Para enviar a assinatura você deve preencher o nome de quem assina',
  'signatures.nothing-drawn': 'Assine no quadro antes de confirmar.',
  'signatures.nothing-chosen': 'Falta enviar imagem',
  'signatures.not-png': 'Formato de imagem incorreto. Insira uma imagem com extensão PNG',
  'signatures.too-large': 'Arquivo muito pesado. O arquivo não deve exceder 1 mb.',
  'signatures.infected':
    'A assinatura não foi salva: foi encontrado na imagem um vírus ou um programa nocivo.',
  'signatures.unchecked':
    'Não foi possível verificar se a imagem da assinatura tem vírus, e ela não foi salva. Tente novamente em alguns minutos.',
  'signatures.too-many-pixels':
    'A imagem é grande demais. Pode ter no máximo 2 milhões de pixels, por exemplo 2000 x 1000.',
  'signatures.failed': 'Ocorreu um erro ao enviar o documento selecionado. Por favor, tente novamente.',
  'signatures.uploaded': 'Imagem enviada corretamente',
  'signatures.removed': 'Imagem eliminada corretamente',
} as const;
