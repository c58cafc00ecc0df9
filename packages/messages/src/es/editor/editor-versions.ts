// Texts of the versions of a form: bringing one back, two people who saved, leaving.
export const editorVersions = {
  'editor.restore': 'Restaurar',
  'editor.restore-of': 'Restaurar la versión {version}',
  'editor.restore-title': '¿Restaurar la versión {version}?',
  'editor.restore-text':
    'Se abrirá en el editor como cambios sin guardar. Nada cambia para quien contesta hasta que usted la guarde.',
  'editor.restore-changes': 'Qué cambiará',
  'editor.restore-left': 'Qué no se puede restaurar',
  'editor.restore-left-text':
    'El formulario ya tiene respuestas: su estructura y sus estados no cambian. Con todo como estaba puede abrirla como formulario nuevo.',
  'editor.restore-locked':
    'Este formulario ya tiene respuestas y no admite ediciones. Puede abrir esta versión como formulario nuevo.',
  'editor.restore-as-new': 'Abrir como formulario nuevo',
  'editor.restore-open': 'Abrir en el editor',
  'editor.restored':
    'Está viendo la versión {version} como cambios sin guardar. Revísela y guárdela. «Deshacer» devuelve lo que había.',
  'editor.restored-left.one': 'Un cambio no se pudo restaurar, porque el formulario ya tiene respuestas.',
  'editor.restored-left':
    '{count} cambios no se pudieron restaurar, porque el formulario ya tiene respuestas.',
  'editor.history-number': 'Versión {version}',
  'editor.history-count.one': 'Una respuesta',
  'editor.history-count': '{count} respuestas',
  'editor.save-and-leave': 'Guardar y salir',
  'editor.save-and-stay': 'Guardar y seguir editando',
  'editor.stale-text-own':
    'Usted guardó este formulario en otra pestaña o en otro dispositivo mientras lo editaba aquí. Sus cambios de aquí siguen en pantalla y no se guardaron.',
  'editor.stale-merge': 'Combinar las dos',
  'editor.stale-merge-text':
    'Cambiaron cosas distintas: se pueden combinar. Lo combinado queda en pantalla, sin guardar, para que lo revise.',
  'editor.merged': 'Se combinaron las dos versiones. Revise el formulario y guárdelo.',
  'editor.newer':
    '{name} guardó una versión más nueva de este formulario. Al guardar podrá compararla con la suya.',
  'editor.newer-own':
    'Usted guardó una versión más nueva de este formulario en otra pestaña o en otro dispositivo. Al guardar podrá compararla con esta.',
  'editor.newer-compare': 'Comparar ahora',
  'editor.reload': '¿Cambiar de idioma ahora?',
  'editor.reload-text':
    'La página se vuelve a cargar. Sus cambios sin guardar se conservan en este dispositivo, pero no se podrán deshacer paso a paso.',
  'editor.reload-yes': 'Cambiar de idioma',
} as const;
