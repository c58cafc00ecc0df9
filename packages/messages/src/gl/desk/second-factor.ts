// Galician texts about the second factor (the second step of signing in, and setting it up) and about single sign-on.
export const secondFactor = {
  'account.factor': 'Segundo factor',
  'account.factor-text':
    'Ao iniciar sesión pídese, ademais do contrasinal, un código que cambia cada 30 segundos nunha aplicación do seu teléfono. Quen descubra o contrasinal non poderá entrar sen el.',
  'account.factor-on': 'Activado',
  'account.factor-required':
    'O seu rol debe ter un segundo factor: pediráselle activalo a próxima vez que inicie sesión.',
  'account.factor-not-offered': 'Esta instalación aínda non ofrece un segundo factor.',
  'account.factor-no-password':
    'A súa conta non ten contrasinal, así que o segundo factor se activa ao iniciar sesión.',
  'account.factor-turn-on': 'Activar o segundo factor',
  'account.factor-move': 'Pasar a outro teléfono',
  'account.factor-turn-off': 'Quitar o segundo factor',
  'account.factor-turned-off': 'Desde agora inicia sesión só co contrasinal.',
  'account.factor-codes-left': 'Quédanlle {count} códigos de recuperación.',
  'account.factor-codes-left.one': 'Quédalle {count} código de recuperación.',
  'account.factor-codes-few':
    'Quédanlle {count} códigos de recuperación. Pida outros antes de que se acaben.',
  'account.factor-codes-few.one':
    'Quédalle {count} código de recuperación. Pida outros antes de que se acaben.',
  'account.factor-codes-new': 'Códigos de recuperación novos',
  'account.factor-password': 'Escriba o seu contrasinal para continuar.',
  'account.factor-continue': 'Continuar',
  'account.factor-scan':
    'Lea esta imaxe coa aplicación de códigos do seu teléfono. Despois escriba o código que aparece alí.',
  'account.factor-scan-alt': 'Imaxe para a aplicación de códigos',
  'account.factor-secret': 'Se non pode ler a imaxe, escriba esta clave na aplicación:',
  'account.factor-code': 'Código da aplicación',
  'account.factor-code-help': 'Seis díxitos',
  'account.factor-confirm': 'Verificar o código',
  'account.factor-recovery': 'Garde os seus códigos de recuperación',
  'account.factor-recovery-text':
    'Se perde o teléfono, cada un serve unha vez en lugar do código da aplicación. Non se mostrarán de novo: descárgueos ou imprímaos e gárdeos lonxe do teléfono.',
  'account.factor-recovery-list': 'Códigos de recuperación',
  'account.factor-recovery-file': 'codigos-de-recuperacion',
  'account.factor-recovery-head':
    'Códigos de recuperación de Constancia para {account}. Cada un serve unha vez.',
  'account.factor-recovery-download': 'Descargar',
  'account.factor-recovery-copy': 'Copiar',
  'account.factor-recovery-copied': 'Códigos copiados.',
  'account.factor-recovery-not-copied': 'Non se puido copiar. Seleccione os códigos e cópieos.',
  'account.factor-recovery-kept': 'Xa os gardei',
  'account.factor-set-up': 'O segundo factor quedou activado.',
  'account.step-code': 'Código de verificación',
  'account.step-code-text':
    'Escriba o código de seis díxitos da aplicación do seu teléfono. Se non o ten á man, use un dos seus códigos de recuperación.',
  'account.step-code-label': 'Código da aplicación ou de recuperación',
  'account.step-code-lost':
    '¿Perdeu o teléfono e os códigos? Pídalle a quen administra Constancia no seu concello que quite o segundo factor da súa conta.',
  'account.step-submit': 'Verificar',
  'account.step-enrolment': 'Active o seu segundo factor',
  'account.step-enrolment-text':
    'O seu rol debe iniciar sesión cun segundo factor. Instale no seu teléfono unha aplicación de códigos (TOTP) e siga estes pasos.',
  'account.step-back': 'Volver ao acceso',
  // Single sign-on
  'account.sso-or': 'ou',
  'account.sso-enter': 'Continuar con inicio de sesión único',
  'account.sso-enter-with': 'Continuar con {name}',
  'account.sso-title': 'Inicio de sesión único',
  'account.sso-done': 'Xa iniciou sesión. Pode pechar esta ventá.',
  'account.sso-unregistered':
    'Solicítelle ao seu supervisor ou supervisora a alta da súa conta ({username}) en Constancia para poder utilizar este módulo.',
};
