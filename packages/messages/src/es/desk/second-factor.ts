// Texts about the second factor (the second step of signing in, and setting it up), passkeys and single sign-on.
export const secondFactor = {
  'account.factor': 'Segundo factor',
  'account.factor-text':
    'Al ingresar se pide, además de la contraseña, un código que cambia cada 30 segundos en una aplicación de su teléfono, o una llave de acceso. Quien averigüe la contraseña no podrá entrar sin uno de los dos.',
  'account.factor-on': 'Activado',
  'account.factor-required':
    'Su rol debe tener un segundo factor: se le pedirá activarlo la próxima vez que ingrese.',
  'account.factor-not-offered': 'Esta instalación todavía no ofrece códigos de una aplicación.',
  'account.factor-no-password':
    'Su cuenta no tiene contraseña, así que el segundo factor se activa al ingresar.',
  'account.factor-add-application': 'Agregar una aplicación de códigos',
  'account.factor-move': 'Pasar a otro teléfono',
  'account.factor-turn-off': 'Quitar el segundo factor',
  'account.factor-turned-off': 'Desde ahora ingresa solo con la contraseña.',
  'account.factor-codes-left': 'Le quedan {count} códigos de recuperación.',
  'account.factor-codes-left.one': 'Le queda {count} código de recuperación.',
  'account.factor-codes-few': 'Le quedan {count} códigos de recuperación. Pida otros antes de que se acaben.',
  'account.factor-codes-few.one':
    'Le queda {count} código de recuperación. Pida otros antes de que se acaben.',
  'account.factor-codes-new': 'Códigos de recuperación nuevos',
  'account.factor-password': 'Escriba su contraseña para continuar.',
  'account.factor-continue': 'Continuar',
  'account.factor-scan':
    'Lea esta imagen con la aplicación de códigos de su teléfono. Después escriba el código que aparece allí.',
  'account.factor-scan-alt': 'Imagen para la aplicación de códigos',
  'account.factor-secret': 'Si no puede leer la imagen, escriba esta clave en la aplicación:',
  'account.factor-code': 'Código de la aplicación',
  'account.factor-code-help': 'Seis dígitos',
  'account.factor-confirm': 'Verificar el código',
  'account.factor-recovery': 'Guarde sus códigos de recuperación',
  'account.factor-recovery-text':
    'Si pierde el teléfono o la llave de acceso, cada uno sirve una vez en su lugar. No se mostrarán de nuevo: descárguelos o imprímalos y guárdelos lejos de sus dispositivos.',
  'account.factor-recovery-list': 'Códigos de recuperación',
  'account.factor-recovery-file': 'codigos-de-recuperacion',
  'account.factor-recovery-head':
    'Códigos de recuperación de Constancia para {account}. Cada uno sirve una vez.',
  'account.factor-recovery-download': 'Descargar',
  'account.factor-recovery-copy': 'Copiar',
  'account.factor-recovery-copied': 'Códigos copiados.',
  'account.factor-recovery-not-copied': 'No se pudo copiar. Seleccione los códigos y cópielos.',
  'account.factor-recovery-kept': 'Ya los guardé',
  'account.factor-set-up': 'El segundo factor quedó activado.',
  'account.step-code': 'Código de verificación',
  'account.step-code-text':
    'Escriba el código de seis dígitos de la aplicación de su teléfono. Si no lo tiene a mano, use uno de sus códigos de recuperación.',
  'account.step-code-label': 'Código de la aplicación o de recuperación',
  'account.step-code-lost':
    '¿Perdió su segundo factor y los códigos? Pida a quien administra Constancia en su municipio que quite el segundo factor de su cuenta.',
  'account.step-submit': 'Verificar',
  'account.step-enrolment': 'Active su segundo factor',
  'account.step-enrolment-text':
    'Su rol debe ingresar con un segundo factor. Instale en su teléfono una aplicación de códigos (TOTP) y siga estos pasos.',
  'account.step-back': 'Volver al ingreso',
  'account.step-recovery': 'Código de recuperación',
  'account.step-recovery-text': 'Escriba uno de sus códigos de recuperación.',
  'account.step-passkey': 'Confirme que es usted',
  'account.step-passkey-text':
    'Use la llave de acceso que está en este dispositivo, en su teléfono o en una llave de seguridad.',
  'account.step-passkey-use': 'Usar la llave de acceso',
  'account.step-passkey-cancelled':
    'No se usó la llave de acceso: se canceló o pasó demasiado tiempo. Puede probar de nuevo.',
  'account.step-passkey-refused': 'La llave de acceso no se aceptó. Pruebe de nuevo o use un código.',
  'account.step-by-code': 'Usar un código de la aplicación o de recuperación',
  'account.step-by-recovery': 'Usar un código de recuperación',
  'account.step-choose-text':
    'Su rol debe ingresar con un segundo factor. Elija cuál quiere usar; después puede agregar el otro en Mi cuenta.',
  'account.step-choose-application': 'Usar una aplicación de códigos',
  'account.step-choose-passkey': 'Usar una llave de acceso',
  'account.step-choose-other': 'Elegir otra forma',
  // Passkeys
  'account.passkeys': 'Llaves de acceso',
  'account.passkeys-text':
    'Se usan con la huella, la cara o el PIN de un dispositivo, o con una llave de seguridad, en lugar de un código.',
  'account.passkeys-unusable':
    'Este navegador no puede usar llaves de acceso aquí: hace falta uno reciente y una dirección que empiece con https.',
  'account.passkeys-full': 'Tiene {max} llaves de acceso, que es el máximo.',
  'account.passkey-add': 'Agregar una llave de acceso',
  'account.passkey-added': 'La llave de acceso quedó agregada.',
  'account.passkey-times': 'Agregada el {added}, último uso el {used}',
  'account.passkey-unused': 'Agregada el {added}, todavía sin usar',
  'account.passkey-delete': 'Eliminar',
  'account.passkey-delete-named': 'Eliminar la llave de acceso {name}',
  'account.passkey-delete-text': 'Ya no podrá ingresar con ella. Escriba su contraseña para continuar.',
  'account.passkey-deleted': 'La llave de acceso se eliminó.',
  'account.passkey-last':
    'Es su único segundo factor y su rol debe tener uno. Agregue otro antes de eliminarla.',
  'account.passkey-name': 'Nombre de la llave de acceso',
  'account.passkey-name-help': 'Para reconocerla después, por ejemplo por el dispositivo donde está.',
  'account.passkey-make-text':
    'Al continuar, el navegador le pedirá la huella, la cara, el PIN o la llave de seguridad.',
  'account.passkey-make': 'Crear la llave de acceso',
  'account.passkey-not-made':
    'No se creó la llave de acceso: se canceló o pasó demasiado tiempo. Puede probar de nuevo.',
  'account.passkey-known': 'Este dispositivo ya tiene una llave de acceso de su cuenta.',
  'account.passkey-device-failed':
    'El navegador no pudo usar una llave de acceso. Pruebe de nuevo o con otro dispositivo.',
  'account.passkey-make-refused': 'No se pudo verificar la llave de acceso. Empiece de nuevo.',
  // Single sign-on
  'account.sso-or': 'o',
  'account.sso-enter': 'Continuar con inicio de sesión único',
  'account.sso-enter-with': 'Continuar con {name}',
  'account.sso-title': 'Inicio de sesión único',
  'account.sso-done': 'Ya ingresó. Puede cerrar esta ventana.',
  'account.sso-of-another':
    'La cuenta con el nombre {username} pertenece a otra persona en el inicio de sesión único. Si es suya, pida a quien administra los usuarios que la desvincule.',
  'account.sso-unregistered':
    'Solicite a su supervisor/a el alta de su cuenta ({username}) en Constancia para poder utilizar este módulo.',
};
