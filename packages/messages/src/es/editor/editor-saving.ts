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
  'editor.refused': 'Sus cambios no se pueden guardar en este formulario',
  'editor.refused-answered':
    'Mientras usted lo editaba llegó una respuesta, y lo que cambió ya no se puede cambiar. Puede llevar sus cambios a un formulario nuevo.',
  'editor.refused-deleted':
    'Alguien eliminó el formulario mientras usted lo editaba. Puede llevar sus cambios a un formulario nuevo.',
  'editor.refused-outside':
    'El formulario ya no está entre sus áreas municipales. Puede llevar sus cambios a un formulario nuevo.',
  'editor.save-as-copy': 'Guardar como copia',
  'editor.go-on-as-copy': 'Seguir en una copia',
  'editor.discard-changes': 'Descartar mis cambios',
  'editor.discard-changes-ask': '¿Descartar sus cambios?',
  'editor.discard-changes-text': 'Se eliminan de este dispositivo y no se pueden recuperar.',
  'editor.copy-title': 'Copia de {title}',
  'editor.copy-notice': 'Es una copia sin guardar, con sus cambios. Revise el título y guárdela.',
  'editor.copy-discard': 'Descartarla',
  'editor.lost-kept': 'Este dispositivo conserva cambios sin guardar de «{title}», del {date}.',
  'editor.open-elsewhere':
    'Este formulario está abierto en otra pestaña de este navegador. Lo que cambie aquí se conserva aparte y no reemplaza lo de la otra.',
  'editor.draft-unreadable':
    'No se pudo leer lo que este dispositivo tenía guardado: si había cambios suyos sin guardar, no se ven. Recargue la página para buscarlos otra vez.',
  'editor.other-drafts': 'En este dispositivo quedaron formularios nuevos sin guardar:',
  'editor.untitled-form': 'Formulario sin título',
  'editor.draft-continue': 'Continuar',
  'editor.draft-continue-of': 'Continuar «{title}», del {date}',
  'editor.draft-discard': 'Descartar',
  'editor.draft-discard-of': 'Descartar «{title}», del {date}',
  'editor.draft-discard-ask': '¿Descartar el formulario sin guardar?',
  'editor.draft-discard-text':
    '«{title}», del {date}, se elimina de este dispositivo y no se puede recuperar.',
  'editor.options-set-aside.one':
    'Su opción se conserva hasta guardar: vuelve si elige otra vez una selección.',
  'editor.options-set-aside':
    'Sus {count} opciones se conservan hasta guardar: vuelven si elige otra vez una selección.',
} as const;
