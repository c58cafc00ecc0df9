// Texts of saving a form: what a save means, why it was refused, and how the work goes on.
export const editorSaving = {
  'editor.turn-off': 'Desactivar',
  'editor.confirm-editableForm-off-title': '¿Desactivar «Formulario editable»?',
  'editor.confirm-editableForm-off':
    'Después de guardar, nadie podrá cambiar preguntas, textos, opciones ni configuración de este formulario, porque ya tiene respuestas. «Formulario editable» tampoco se podrá volver a activar.',
  'editor.created-editable':
    'Cuando llegue la primera respuesta, ya no se podrán agregar, eliminar ni mover secciones y preguntas.',
  'editor.created-locking':
    'Cuando llegue la primera respuesta, ya no se podrá cambiar nada, salvo que active antes «Formulario editable».',
  'editor.title-proposal': 'Usar «{title}»',
} as const;
