// Texts about the second factor (the second step of signing in, and setting it up) and about single sign-on.
export const secondFactor = {
  'account.factor': 'Segundo factor',
  'account.factor-text':
    'Al ingresar se pide, además de la contraseña, un código que cambia cada 30 segundos en una aplicación de su teléfono. Quien averigüe la contraseña no podrá entrar sin él.',
  'account.factor-on': 'Activado',
  'account.factor-required':
    'Su rol debe tener un segundo factor: se le pedirá activarlo la próxima vez que ingrese.',
  'account.factor-not-offered': 'Esta instalación todavía no ofrece un segundo factor.',
  'account.factor-no-password':
    'Su cuenta no tiene contraseña, así que el segundo factor se activa al ingresar.',
  'account.factor-turn-on': 'Activar el segundo factor',
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
    'Si pierde el teléfono, cada uno sirve una vez en lugar del código de la aplicación. No se mostrarán de nuevo: descárguelos o imprímalos y guárdelos lejos del teléfono.',
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
    '¿Perdió el teléfono y los códigos? Pida a quien administra Constancia en su municipio que quite el segundo factor de su cuenta.',
  'account.step-submit': 'Verificar',
  'account.step-enrolment': 'Active su segundo factor',
  'account.step-enrolment-text':
    'Su rol debe ingresar con un segundo factor. Instale en su teléfono una aplicación de códigos (TOTP) y siga estos pasos.',
  'account.step-back': 'Volver al ingreso',
  // Single sign-on
  'account.sso-or': 'o',
  'account.sso-enter': 'Continuar con inicio de sesión único',
  'account.sso-enter-with': 'Continuar con {name}',
  'account.sso-title': 'Inicio de sesión único',
  'account.sso-done': 'Ya ingresó. Puede cerrar esta ventana.',
  'account.sso-unregistered':
    'Solicite a su supervisor/a el alta de su cuenta ({username}) en Constancia para poder utilizar este módulo.',
};
