// Galician texts of a form while a person answers it.
// rules: A1.04, A2.31, A5.04, A8.10, A8.15
export const answering = {
  'answering.title': 'Contestar formulario',
  'answering.page-title': '{form} · Contestar formulario',
  // Steps
  'answering.steps': 'Pasos',
  'answering.step': 'Paso {number} de {total}: {name}',
  'answering.step-questions': 'Preguntas',
  'answering.step-signatures': 'Sinaturas',
  'answering.not-all-loaded':
    'Esta parte non se puido cargar. Cárgase soa cando volve a conexión; mentres, pode seguir co resto.',
  'answering.next': 'Seguinte',
  'answering.back': 'Atrás',
  // Sections
  'answering.section': 'Sección {number}',
  'answering.expand-all': 'Expandir seccións',
  'answering.collapse-all': 'Contraer seccións',
  'answering.missing.one': 'Falta {count} resposta obrigatoria',
  'answering.missing': 'Faltan {count} respostas obrigatorias',
  'answering.section-complete': 'Completa',
  'answering.no-questions': 'Este formulario aínda non ten preguntas.',
  // Questions
  'answering.required': '(obrigatoria)',
  'answering.error': 'Erro:',
  'answering.yes': 'Si',
  'answering.no': 'Non',
  'answering.clear-choice': 'Quitar a elección',
  'answering.help-integer': 'Só números, sen puntos nin comas.',
  'answering.help-decimal': 'Só números. Os decimais van despois dunha coma, por exemplo 12,50.',
  'answering.help-date': 'Día, mes e ano, por exemplo 25/03/2026.',
  'answering.help-time': 'Hora e minutos, por exemplo 09:30.',
  'answering.help-link': 'Un enderezo web, por exemplo https://www.exemplo.org.',
  'answering.help-multiple': 'Pode elixir máis dunha opción.',
  'answering.help-comment': 'Comentario (opcional).',
  'answering.help-conditions': 'Marque o que corresponda.',
  'answering.help-single-condition':
    'Marque unha soa. Para elixir outra, primeiro desmarque a que está marcada.',
  'answering.new-tab': '(ábrese nunha lapela nova)',
  'answering.search': 'Buscar',
  'answering.search-options': 'Buscar entre as opcións: {question}',
  'answering.options-found': 'Opcións atopadas: {count}',
  'answering.without-options': 'Esta pregunta aínda non ten opcións.',
  'answering.no-options': 'Ningunha opción coincide coa busca.',
  'answering.more-options': 'Móstranse {shown} de {count} opcións. Escriba para atopar as demais.',
  'answering.pick-date': 'Elixir do calendario: {question}',
  // Conditions and copies of a section
  'answering.condition-cleared': 'Borráronse as respostas de «{condition}».',
  'answering.undo': 'Desfacer',
  'answering.repeat': 'Repetir sección',
  'answering.copy': '{title} ({number})',
  'answering.remove': 'Quitar',
  'answering.remove-title': '¿Quitar esta copia?',
  'answering.remove-text': 'Perderase o que respondeu en «{title} ({number})».',
  // Sending
  'answering.progress': '{done} de {total} respostas obrigatorias',
  'answering.nothing-required': 'Ningunha resposta é obrigatoria.',
  'answering.check': 'Revisar as respostas',
  'answering.section-of': 'Sección {number} de {total}',
  'answering.send': 'Enviar',
  'answering.send-and-mail': 'Gardar e enviar por correo',
  'answering.checking':
    'Hai moitos envíos á vez: este dispositivo fai unha comprobación antes de enviar. Pode demorar un minuto.',
  'answering.sending': 'Enviando…',
  'answering.not-sent': 'A resposta non se enviou. O que escribiu segue nesta páxina.',
  'answering.offline-kept-bar': 'Sen conexión. O que responde queda gardado neste dispositivo.',
  'answering.cancel': 'Cancelar',
  'answering.maybe-stored': 'Non sabemos se chegou. Tentalo de novo non a duplica.',
  // Recovered drafts
  'answering.calendar-not-loaded': 'O calendario non se puido cargar. Pode escribir a data.',
  'answering.newer-version':
    'É posible que haxa unha versión nova desta páxina. Recárguea: o que escribiu queda gardado.',
  'answering.from-device':
    'Sen conexión: este é o formulario como o abriu a última vez. Pode contestalo e envialo cando volva a conexión.',
  // Shown instead of the form
  'answering.error-title': 'Erro',
  'answering.not-loaded': 'Non se puido abrir o formulario',
} as const;
