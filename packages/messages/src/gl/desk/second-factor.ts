// Galician texts about the second factor (the second step of signing in, and setting it up), passkeys and single sign-on.
export const secondFactor = {
  'account.factor': 'Segundo factor',
  'account.factor-text':
    'Ao iniciar sesión pídese, ademais do contrasinal, un código que cambia cada 30 segundos nunha aplicación do seu teléfono, ou unha chave de acceso. Quen descubra o contrasinal non poderá entrar sen un dos dous.',
  'account.factor-on': 'Activado',
  'account.factor-required':
    'O seu rol debe ter un segundo factor: pediráselle activalo a próxima vez que inicie sesión.',
  'account.factor-not-offered': 'Esta instalación aínda non ofrece códigos dunha aplicación.',
  'account.factor-no-password':
    'A súa conta non ten contrasinal, así que o segundo factor se activa ao iniciar sesión.',
  'account.factor-add-application': 'Engadir unha aplicación de códigos',
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
    'Se perde o teléfono ou a chave de acceso, cada un serve unha vez no seu lugar. Non se mostrarán de novo: descárgueos ou imprímaos e gárdeos lonxe dos seus dispositivos.',
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
    '¿Perdeu o seu segundo factor e os códigos? Pídalle a quen administra Constancia no seu concello que quite o segundo factor da súa conta.',
  'account.step-submit': 'Verificar',
  'account.step-enrolment': 'Active o seu segundo factor',
  'account.step-enrolment-text':
    'O seu rol debe iniciar sesión cun segundo factor. Instale no seu teléfono unha aplicación de códigos (TOTP) e siga estes pasos.',
  'account.step-back': 'Volver ao acceso',
  'account.step-recovery': 'Código de recuperación',
  'account.step-recovery-text': 'Escriba un dos seus códigos de recuperación.',
  'account.step-passkey': 'Confirme que é vostede',
  'account.step-passkey-text':
    'Use a chave de acceso que está neste dispositivo, no seu teléfono ou nunha chave de seguridade.',
  'account.step-passkey-use': 'Usar a chave de acceso',
  'account.step-passkey-cancelled':
    'Non se usou a chave de acceso: cancelouse ou pasou demasiado tempo. Pode probar de novo.',
  'account.step-passkey-refused': 'A chave de acceso non se aceptou. Probe de novo ou use un código.',
  'account.step-by-code': 'Usar un código da aplicación ou de recuperación',
  'account.step-by-recovery': 'Usar un código de recuperación',
  'account.step-choose-text':
    'O seu rol debe iniciar sesión cun segundo factor. Elixa cal quere usar; despois pode engadir o outro en A miña conta.',
  'account.step-choose-application': 'Usar unha aplicación de códigos',
  'account.step-choose-passkey': 'Usar unha chave de acceso',
  'account.step-choose-other': 'Elixir outra forma',
  // Passkeys
  'account.passkeys': 'Chaves de acceso',
  'account.passkeys-text':
    'Úsanse coa pegada, a cara ou o PIN dun dispositivo, ou cunha chave de seguridade, en lugar dun código.',
  'account.passkeys-unusable':
    'Este navegador non pode usar chaves de acceso aquí: fai falta un recente e un enderezo que comece por https.',
  'account.passkeys-full': 'Ten {max} chaves de acceso, que é o máximo.',
  'account.passkey-add': 'Engadir unha chave de acceso',
  'account.passkey-added': 'A chave de acceso quedou engadida.',
  'account.passkey-times': 'Engadida o {added}, último uso o {used}',
  'account.passkey-unused': 'Engadida o {added}, aínda sen usar',
  'account.passkey-delete': 'Eliminar',
  'account.passkey-delete-named': 'Eliminar a chave de acceso {name}',
  'account.passkey-delete-text':
    'Xa non poderá iniciar sesión con ela. Escriba o seu contrasinal para continuar.',
  'account.passkey-deleted': 'A chave de acceso eliminouse.',
  'account.passkey-last':
    'É o seu único segundo factor e o seu rol debe ter un. Engada outro antes de eliminala.',
  'account.passkey-name': 'Nome da chave de acceso',
  'account.passkey-name-help': 'Para recoñecela despois, por exemplo polo dispositivo onde está.',
  'account.passkey-make-text':
    'Ao continuar, o navegador pediralle a pegada, a cara, o PIN ou a chave de seguridade.',
  'account.passkey-make': 'Crear a chave de acceso',
  'account.passkey-not-made':
    'Non se creou a chave de acceso: cancelouse ou pasou demasiado tempo. Pode probar de novo.',
  'account.passkey-known': 'Este dispositivo xa ten unha chave de acceso da súa conta.',
  'account.passkey-device-failed':
    'O navegador non puido usar unha chave de acceso. Probe de novo ou con outro dispositivo.',
  'account.passkey-make-refused': 'Non se puido verificar a chave de acceso. Comece de novo.',
  // Single sign-on
  'account.sso-or': 'ou',
  'account.sso-enter': 'Continuar con inicio de sesión único',
  'account.sso-enter-with': 'Continuar con {name}',
  'account.sso-title': 'Inicio de sesión único',
  'account.sso-done': 'Xa iniciou sesión. Pode pechar esta ventá.',
  'account.sso-of-another':
    'A conta co nome {username} pertence a outra persoa no inicio de sesión único. Se é súa, pídalle a quen administra os usuarios que a desvincule.',
  'account.sso-unregistered':
    'Solicítelle ao seu supervisor ou supervisora a alta da súa conta ({username}) en Constancia para poder utilizar este módulo.',
};
