// Texts about the second factor (the second step of signing in, and setting it up), passkeys and single sign-on.
export const secondFactor = {
  'account.factor': 'Segundo fator',
  'account.factor-text':
    'Ao entrar é pedido, além da senha, um código que muda a cada 30 segundos em um aplicativo do seu telefone, ou uma chave de acesso. Quem descobrir a senha não poderá entrar sem um dos dois.',
  'account.factor-on': 'Ativado',
  'account.factor-required':
    'Seu perfil deve ter um segundo fator: será pedido que você o ative na próxima vez que entrar.',
  'account.factor-not-offered': 'Esta instalação ainda não oferece códigos de um aplicativo.',
  'account.factor-no-password': 'Sua conta não tem senha, por isso o segundo fator é ativado ao entrar.',
  'account.factor-add-application': 'Adicionar um aplicativo de códigos',
  'account.factor-move': 'Passar para outro telefone',
  'account.factor-turn-off': 'Remover o segundo fator',
  'account.factor-turned-off': 'A partir de agora você entra só com a senha.',
  'account.factor-codes-left': 'Restam {count} códigos de recuperação.',
  'account.factor-codes-left.one': 'Resta {count} código de recuperação.',
  'account.factor-codes-few': 'Restam {count} códigos de recuperação. Peça outros antes que acabem.',
  'account.factor-codes-few.one': 'Resta {count} código de recuperação. Peça outros antes que acabem.',
  'account.factor-codes-new': 'Códigos de recuperação novos',
  'account.factor-password': 'Escreva sua senha para continuar.',
  'account.factor-continue': 'Continuar',
  'account.factor-scan':
    'Leia esta imagem com o aplicativo de códigos do seu telefone. Depois escreva o código que aparece nele.',
  'account.factor-scan-alt': 'Imagem para o aplicativo de códigos',
  'account.factor-secret': 'Se não conseguir ler a imagem, escreva esta chave no aplicativo:',
  'account.factor-code': 'Código do aplicativo',
  'account.factor-code-help': 'Seis dígitos',
  'account.factor-confirm': 'Verificar o código',
  'account.factor-recovery': 'Guarde seus códigos de recuperação',
  'account.factor-recovery-text':
    'Se você perder o telefone ou a chave de acesso, cada um vale uma vez no lugar deles. Não serão mostrados de novo: baixe-os ou imprima-os e guarde-os longe dos seus dispositivos.',
  'account.factor-recovery-list': 'Códigos de recuperação',
  'account.factor-recovery-file': 'codigos-de-recuperacao',
  'account.factor-recovery-head':
    'Códigos de recuperação do Constancia para {account}. Cada um vale uma vez.',
  'account.factor-recovery-download': 'Baixar',
  'account.factor-recovery-copy': 'Copiar',
  'account.factor-recovery-copied': 'Códigos copiados.',
  'account.factor-recovery-not-copied': 'Não foi possível copiar. Selecione os códigos e copie-os.',
  'account.factor-recovery-kept': 'Já os guardei',
  'account.factor-set-up': 'O segundo fator foi ativado.',
  'account.step-code': 'Código de verificação',
  'account.step-code-text':
    'Escreva o código de seis dígitos do aplicativo do seu telefone. Se não o tiver à mão, use um dos seus códigos de recuperação.',
  'account.step-code-label': 'Código do aplicativo ou de recuperação',
  'account.step-code-lost':
    'Perdeu seu segundo fator e os códigos? Peça a quem administra o Constancia no seu município que remova o segundo fator da sua conta.',
  'account.step-submit': 'Verificar',
  'account.step-enrolment': 'Ative seu segundo fator',
  'account.step-enrolment-text':
    'Seu perfil deve entrar com um segundo fator. Instale no seu telefone um aplicativo de códigos (TOTP) e siga estes passos.',
  'account.step-back': 'Voltar ao login',
  'account.step-recovery': 'Código de recuperação',
  'account.step-recovery-text': 'Escreva um dos seus códigos de recuperação.',
  'account.step-passkey': 'Confirme que é você',
  'account.step-passkey-text':
    'Use a chave de acesso que está neste dispositivo, no seu telefone ou em uma chave de segurança.',
  'account.step-passkey-use': 'Usar a chave de acesso',
  'account.step-passkey-cancelled':
    'A chave de acesso não foi usada: foi cancelada ou demorou demais. Pode tentar de novo.',
  'account.step-passkey-refused': 'A chave de acesso não foi aceita. Tente de novo ou use um código.',
  'account.step-by-code': 'Usar um código do aplicativo ou de recuperação',
  'account.step-by-recovery': 'Usar um código de recuperação',
  'account.step-choose-text':
    'Seu perfil deve entrar com um segundo fator. Escolha qual quer usar; depois pode adicionar o outro em Minha conta.',
  'account.step-choose-application': 'Usar um aplicativo de códigos',
  'account.step-choose-passkey': 'Usar uma chave de acesso',
  'account.step-choose-other': 'Escolher outra forma',
  // Passkeys
  'account.passkeys': 'Chaves de acesso',
  'account.passkeys-text':
    'São usadas com a digital, o rosto ou o PIN de um dispositivo, ou com uma chave de segurança, no lugar de um código.',
  'account.passkeys-unusable':
    'Este navegador não pode usar chaves de acesso aqui: é preciso um recente e um endereço que comece com https.',
  'account.passkeys-full': 'Você tem {max} chaves de acesso, que é o máximo.',
  'account.passkey-add': 'Adicionar uma chave de acesso',
  'account.passkey-added': 'A chave de acesso foi adicionada.',
  'account.passkey-times': 'Adicionada em {added}, último uso em {used}',
  'account.passkey-unused': 'Adicionada em {added}, ainda sem uso',
  'account.passkey-delete': 'Excluir',
  'account.passkey-delete-named': 'Excluir a chave de acesso {name}',
  'account.passkey-delete-text': 'Você não poderá mais entrar com ela. Escreva sua senha para continuar.',
  'account.passkey-deleted': 'A chave de acesso foi excluída.',
  'account.passkey-last':
    'É seu único segundo fator e seu perfil deve ter um. Adicione outro antes de excluí-la.',
  'account.passkey-name': 'Nome da chave de acesso',
  'account.passkey-name-help': 'Para reconhecê-la depois, por exemplo pelo dispositivo onde está.',
  'account.passkey-make-text':
    'Ao continuar, o navegador pedirá a digital, o rosto, o PIN ou a chave de segurança.',
  'account.passkey-make': 'Criar a chave de acesso',
  'account.passkey-not-made':
    'A chave de acesso não foi criada: foi cancelada ou demorou demais. Pode tentar de novo.',
  'account.passkey-known': 'Este dispositivo já tem uma chave de acesso da sua conta.',
  'account.passkey-device-failed':
    'O navegador não pôde usar uma chave de acesso. Tente de novo ou com outro dispositivo.',
  'account.passkey-make-refused': 'Não foi possível verificar a chave de acesso. Comece de novo.',
  // Single sign-on
  'account.sso-or': 'ou',
  'account.sso-enter': 'Continuar com login único',
  'account.sso-enter-with': 'Continuar com {name}',
  'account.sso-title': 'Login único',
  'account.sso-done': 'Você já entrou. Pode fechar esta janela.',
  'account.sso-of-another':
    'A conta com o nome {username} pertence a outra pessoa no login único. Se for sua, peça a quem administra os usuários que a desvincule.',
  'account.sso-unregistered':
    'Solicite ao seu supervisor ou à sua supervisora o cadastro da sua conta ({username}) no Constancia para poder utilizar este módulo.',
};
