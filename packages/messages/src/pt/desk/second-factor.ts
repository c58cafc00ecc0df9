// Texts about the second factor (the second step of signing in, and setting it up) and about single sign-on.
export const secondFactor = {
  'account.factor': 'Segundo fator',
  'account.factor-text':
    'Ao entrar é pedido, além da senha, um código que muda a cada 30 segundos em um aplicativo do seu telefone. Quem descobrir a senha não poderá entrar sem ele.',
  'account.factor-on': 'Ativado',
  'account.factor-required':
    'Seu perfil deve ter um segundo fator: será pedido que você o ative na próxima vez que entrar.',
  'account.factor-not-offered': 'Esta instalação ainda não oferece um segundo fator.',
  'account.factor-no-password': 'Sua conta não tem senha, por isso o segundo fator é ativado ao entrar.',
  'account.factor-turn-on': 'Ativar o segundo fator',
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
    'Se você perder o telefone, cada um vale uma vez no lugar do código do aplicativo. Não serão mostrados de novo: baixe-os ou imprima-os e guarde-os longe do telefone.',
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
    'Perdeu o telefone e os códigos? Peça a quem administra o Constancia no seu município que remova o segundo fator da sua conta.',
  'account.step-submit': 'Verificar',
  'account.step-enrolment': 'Ative seu segundo fator',
  'account.step-enrolment-text':
    'Seu perfil deve entrar com um segundo fator. Instale no seu telefone um aplicativo de códigos (TOTP) e siga estes passos.',
  'account.step-back': 'Voltar ao login',
  // Single sign-on
  'account.sso-or': 'ou',
  'account.sso-enter': 'Continuar com login único',
  'account.sso-enter-with': 'Continuar com {name}',
  'account.sso-title': 'Login único',
  'account.sso-done': 'Você já entrou. Pode fechar esta janela.',
  'account.sso-unregistered':
    'Solicite ao seu supervisor ou à sua supervisora o cadastro da sua conta ({username}) no Constancia para poder utilizar este módulo.',
};
