// Portuguese texts of how long a municipality keeps submissions.
export const retention = {
  'retention.title': 'Conservação das respostas',
  'retention.months': 'Meses em que se conservam as respostas',
  'retention.help': 'De 1 a {max}, desde o dia do envio. Vazio: sempre.',
  'retention.by-form': 'Outro prazo para um formulário',
  'retention.by-form-none': 'Escolha um formulário',
  'retention.of': 'Meses de «{form}»',
  'retention.form-help': 'Vazio: sempre.',
  'retention.remove': 'Retirar o prazo de «{form}»',
  'retention.forever': 'As respostas conservam-se sempre: nenhuma é eliminada pela sua data.',
  'retention.text':
    'As respostas que cumprem o seu prazo são eliminadas em poucos minutos, com os seus ficheiros, e isto não pode ser desfeito. Não se eliminam as conservadas por ordem, as assinadas, as de formulários com pagamentos nem as do portal do cidadão.',
  'retention.counting': 'A contar as respostas que já cumpriram o prazo…',
  'retention.none': 'Com este prazo nenhuma resposta é eliminada agora.',
  'retention.now': 'Com este prazo eliminam-se agora {count} respostas:',
  'retention.now.one': 'Com este prazo elimina-se agora {count} resposta:',
  'retention.of-form': '{form}: {count}',
  'retention.kept': 'Outras que também cumpriram o prazo conservam-se: {count}.',
  'retention.count-failed': 'Não foi possível contar as respostas que cumpriram o prazo. Tente novamente.',
  'retention.ask': 'Eliminar {count} respostas?',
  'retention.ask.one': 'Eliminar {count} resposta?',
  'retention.ask-text':
    'Ao guardar são eliminadas em poucos minutos, com os seus ficheiros, as respostas que cumpriram o prazo: {forms}. Isto não pode ser desfeito.',
  'retention.ask-yes': 'Guardar e eliminar',
  'retention.ask-no': 'Cancelar',
} as const;
