// Galician texts of saving a form: what a save means, why it was refused, and how the work goes on.
export const editorSaving = {
  'editor.turn-off': 'Desactivar',
  'editor.confirm-editableForm-off-title': '¿Desactivar «Formulario editable»?',
  'editor.confirm-editableForm-off':
    'Despois de gardar, ninguén poderá cambiar preguntas, textos, opcións nin configuración deste formulario, porque xa ten respostas. «Formulario editable» tampouco se poderá volver activar.',
  'editor.created-editable':
    'Cando chegue a primeira resposta, xa non se poderán engadir, eliminar nin mover seccións e preguntas.',
  'editor.created-locking':
    'Cando chegue a primeira resposta, xa non se poderá cambiar nada, agás que active antes «Formulario editable».',
  'editor.title-proposal': 'Usar «{title}»',
  'editor.refused': 'Os seus cambios non se poden gardar neste formulario',
  'editor.refused-answered':
    'Mentres vostede o editaba chegou unha resposta, e o que cambiou xa non se pode cambiar. Pode levar os seus cambios a un formulario novo.',
  'editor.refused-deleted':
    'Alguén eliminou o formulario mentres vostede o editaba. Pode levar os seus cambios a un formulario novo.',
  'editor.refused-outside':
    'O formulario xa non está entre as súas áreas municipais. Pode levar os seus cambios a un formulario novo.',
  'editor.save-as-copy': 'Gardar como copia',
  'editor.go-on-as-copy': 'Seguir nunha copia',
  'editor.discard-changes': 'Descartar os meus cambios',
  'editor.discard-changes-ask': '¿Descartar os seus cambios?',
  'editor.discard-changes-text': 'Elimínanse deste dispositivo e non se poden recuperar.',
  'editor.copy-title': 'Copia de {title}',
  'editor.copy-notice': 'É unha copia sen gardar, cos seus cambios. Revise o título e gárdea.',
  'editor.copy-discard': 'Descartala',
  'editor.lost-kept': 'Este dispositivo conserva cambios sen gardar de «{title}», do {date}.',
  'editor.open-elsewhere':
    'Este formulario está aberto noutra lapela deste navegador. O que cambie aquí consérvase á parte e non substitúe o da outra.',
  'editor.draft-unreadable':
    'Non se puido ler o que este dispositivo tiña gardado: se había cambios seus sen gardar, non se ven. Recargue a páxina para buscalos outra vez.',
  'editor.other-drafts': 'Neste dispositivo quedaron formularios novos sen gardar:',
  'editor.untitled-form': 'Formulario sen título',
  'editor.draft-continue': 'Continuar',
  'editor.draft-continue-of': 'Continuar «{title}», do {date}',
  'editor.draft-discard': 'Descartar',
  'editor.draft-discard-of': 'Descartar «{title}», do {date}',
  'editor.draft-discard-ask': '¿Descartar o formulario sen gardar?',
  'editor.draft-discard-text': '«{title}», do {date}, elimínase deste dispositivo e non se pode recuperar.',
  'editor.options-set-aside.one':
    'A súa opción consérvase ata gardar: volve se elixe outra vez unha selección.',
  'editor.options-set-aside':
    'As súas {count} opcións consérvanse ata gardar: volven se elixe outra vez unha selección.',
} as const;
