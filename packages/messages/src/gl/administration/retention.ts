// Galician texts of how long a municipality keeps submissions.
export const retention = {
  'retention.title': 'Conservación das respostas',
  'retention.months': 'Meses que se conservan as respostas',
  'retention.help': 'De 1 a {max}, desde o día en que se enviaron. Baleiro: sempre.',
  'retention.by-form': 'Outro prazo para un formulario',
  'retention.by-form-none': 'Elixa un formulario',
  'retention.of': 'Meses de «{form}»',
  'retention.form-help': 'Baleiro: sempre.',
  'retention.remove': 'Quitar o prazo de «{form}»',
  'retention.forever': 'As respostas consérvanse sempre: ningunha se elimina pola súa data.',
  'retention.text':
    'As respostas que cumpren o seu prazo elimínanse aos poucos minutos, cos seus ficheiros, e non se pode desfacer. Non se eliminan as conservadas por orde, as asinadas, as de formularios con pagamentos nin as do portal cidadán.',
  'retention.counting': 'Contando as respostas que xa cumpriron o prazo…',
  'retention.none': 'Con este prazo agora non se elimina ningunha resposta.',
  'retention.now': 'Con este prazo elimínanse agora {count} respostas:',
  'retention.now.one': 'Con este prazo elimínase agora {count} resposta:',
  'retention.of-form': '{form}: {count}',
  'retention.kept': 'Outras que tamén cumpriron o prazo consérvanse: {count}.',
  'retention.count-failed': 'Non se puido contar cantas respostas cumpriron o prazo. Ténteo de novo.',
  'retention.ask': 'Eliminar {count} respostas?',
  'retention.ask.one': 'Eliminar {count} resposta?',
  'retention.ask-text':
    'Ao gardar elimínanse en poucos minutos, cos seus ficheiros, as respostas que cumpriron o prazo: {forms}. Non se pode desfacer.',
  'retention.ask-yes': 'Gardar e eliminar',
  'retention.ask-no': 'Cancelar',
} as const;
