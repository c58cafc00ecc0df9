// Texts of a form while a person answers it.
// rules: A1.04, A2.31, A5.04, A8.10, A8.15
export const answering = {
  'answering.title': 'Responder formulário',
  'answering.page-title': '{form} · Responder formulário',
  // Steps
  'answering.steps': 'Etapas',
  'answering.step': 'Etapa {number} de {total}: {name}',
  'answering.step-questions': 'Perguntas',
  'answering.step-signatures': 'Assinaturas',
  'answering.not-all-loaded':
    'Não foi possível carregar esta parte. Ela se carrega sozinha quando a conexão volta; enquanto isso, você pode continuar com o restante.',
  'answering.next': 'Próxima',
  'answering.back': 'Voltar',
  // Sections
  'answering.section': 'Seção {number}',
  'answering.expand-all': 'Expandir seções',
  'answering.collapse-all': 'Recolher seções',
  'answering.missing.one': 'Falta {count} resposta obrigatória',
  'answering.missing': 'Faltam {count} respostas obrigatórias',
  'answering.section-complete': 'Completa',
  'answering.no-questions': 'Este formulário ainda não tem perguntas.',
  // Questions
  'answering.required': '(obrigatória)',
  'answering.error': 'Erro:',
  'answering.yes': 'Sim',
  'answering.no': 'Não',
  'answering.clear-choice': 'Remover a escolha',
  'answering.help-integer': 'Somente números, sem pontos nem vírgulas.',
  'answering.help-decimal': 'Somente números. Os decimais vão depois de uma vírgula, por exemplo 12,50.',
  'answering.help-date': 'Dia, mês e ano, por exemplo 25/03/2026.',
  'answering.help-time': 'Hora e minutos, por exemplo 09:30.',
  'answering.help-link': 'Um endereço web, por exemplo https://www.exemplo.org.',
  'answering.help-multiple': 'Pode escolher mais de uma opção.',
  'answering.help-comment': 'Comentário (opcional).',
  'answering.help-conditions': 'Marque o que corresponder.',
  'answering.help-single-condition':
    'Marque somente uma. Para escolher outra, primeiro desmarque a que está marcada.',
  'answering.new-tab': '(abre em uma nova aba)',
  'answering.search': 'Buscar',
  'answering.search-options': 'Buscar entre as opções: {question}',
  'answering.options-found': 'Opções encontradas: {count}',
  'answering.without-options': 'Esta pergunta ainda não tem opções.',
  'answering.no-options': 'Nenhuma opção corresponde à busca.',
  'answering.more-options': 'São mostradas {shown} de {count} opções. Escreva para encontrar as demais.',
  'answering.pick-date': 'Escolher no calendário: {question}',
  // Conditions and copies of a section
  'answering.condition-cleared': 'As respostas de «{condition}» foram apagadas.',
  'answering.undo': 'Desfazer',
  'answering.repeat': 'Repetir seção',
  'answering.copy': '{title} ({number})',
  'answering.remove': 'Remover',
  'answering.remove-title': 'Remover esta cópia?',
  'answering.remove-text': 'O que você respondeu em «{title} ({number})» será perdido.',
  // Sending
  'answering.progress': '{done} de {total} respostas obrigatórias',
  'answering.nothing-required': 'Nenhuma resposta é obrigatória.',
  'answering.check': 'Revisar as respostas',
  'answering.section-of': 'Seção {number} de {total}',
  'answering.send': 'Enviar',
  'answering.send-and-mail': 'Salvar e enviar por e-mail',
  'answering.checking':
    'Há muitos envios ao mesmo tempo: este dispositivo faz uma verificação antes de enviar. Pode demorar um minuto.',
  'answering.sending': 'Enviando…',
  'answering.not-sent': 'A resposta não foi enviada. O que você escreveu continua nesta página.',
  'answering.offline-kept-bar': 'Sem conexão. O que você responde fica guardado neste dispositivo.',
  'answering.cancel': 'Cancelar',
  'answering.maybe-stored': 'Não sabemos se chegou. Tentar novamente não a duplica.',
  // Recovered drafts
  'answering.calendar-not-loaded': 'Não foi possível carregar o calendário. Você pode escrever a data.',
  'answering.newer-version':
    'É possível que haja uma versão nova desta página. Recarregue-a: o que você escreveu fica salvo.',
  'answering.from-device':
    'Sem conexão: este é o formulário como você o abriu da última vez. Pode respondê-lo e enviá-lo quando a conexão voltar.',
  // Shown instead of the form
  'answering.error-title': 'Erro',
  'answering.not-loaded': 'Não foi possível abrir o formulário',
} as const;
