// Texts about the own account: password, recovery, open sessions.
export const account = {
  'account.title': 'Mi cuenta',
  'account.who': '{username}, ingresa con {email}',
  'account.cancel': 'Cancelar',
  'account.recovery-text':
    'Escriba el correo con el que ingresa. Le enviaremos un enlace para elegir una contraseña nueva.',
  'account.recovery-send': 'Enviar el enlace',
  'account.recovery-sent':
    'Si hay una cuenta con ese correo, en unos minutos le llegará el enlace. Sirve durante 30 minutos.',
  'account.recovery-failed': 'No se pudo enviar el enlace. Pruebe de nuevo en unos minutos.',
  'account.new-password': 'Elija su contraseña',
  'account.to-sign-in': 'Ir al ingreso',
  'account.password-for': 'Es la contraseña con la que ingresará {email}.',
  'account.password-new': 'Contraseña nueva',
  'account.password-current': 'Contraseña actual',
  'account.password-help': 'Al menos 12 caracteres. Lo más fácil de recordar: cuatro palabras propias.',
  'account.password-save': 'Guardar la contraseña',
  'account.password-set': 'La contraseña quedó guardada. Ya puede ingresar con ella.',
  'account.password-change': 'Cambiar la contraseña',
  'account.password-changed': 'La contraseña cambió. Las demás sesiones se cerraron.',
  'account.sessions': 'Sesiones abiertas',
  'account.browser-unknown': 'Navegador desconocido',
  'account.browser-on': '{browser} en {system}',
  'account.session-here': 'Este navegador',
  'account.session-times': 'Desde el {started}, último uso el {used}',
  'account.session-end': 'Cerrar',
  'account.session-end-named': 'Cerrar la sesión de {name}',
  'account.session-ended': 'La sesión se cerró.',
  'account.sessions-end-others': 'Cerrar todas las demás',
  'account.this-browser': 'Este navegador',
  'account.shared': 'Lo usan varias personas',
  'account.shared-text':
    'Para un equipo del mostrador o una tableta para el público: no guarda borradores, archivos ni quién ingresó, y lo que se escribe se pierde al cerrar la página. Sin conexión no se puede enviar más tarde.',
  'account.shared-ask': '¿No guardar nada en este navegador?',
  'account.shared-ask-text':
    'Se elimina ahora todo lo que hay en él, de cualquier persona: borradores, archivos, respuestas que esperan la conexión y lo preparado para salir. No se puede deshacer.',
  'account.shared-ask-yes': 'Eliminar y no guardar',
  'account.shared-on': 'Este navegador ya no guarda nada.',
  'account.shared-failed':
    'El navegador no permite recordarlo: revise si bloquea el almacenamiento de este sitio.',
};
