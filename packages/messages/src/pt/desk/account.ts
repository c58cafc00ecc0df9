// Texts about the own account: password, recovery, open sessions.
export const account = {
  'account.title': 'Minha conta',
  'account.who': '{username}, entra com {email}',
  'account.cancel': 'Cancelar',
  'account.recovery-text':
    'Escreva o e-mail com que você entra. Enviaremos um link para escolher uma senha nova.',
  'account.recovery-send': 'Enviar o link',
  'account.recovery-sent':
    'Se houver uma conta com esse e-mail, o link chegará em alguns minutos. Ele vale durante 30 minutos.',
  'account.recovery-failed': 'Não foi possível enviar o link. Tente de novo em alguns minutos.',
  'account.new-password': 'Escolha sua senha',
  'account.to-sign-in': 'Ir para o login',
  'account.password-for': 'É a senha com que {email} entrará.',
  'account.password-new': 'Senha nova',
  'account.password-current': 'Senha atual',
  'account.password-help': 'Pelo menos 12 caracteres. O mais fácil de lembrar: quatro palavras suas.',
  'account.password-save': 'Salvar a senha',
  'account.password-set': 'A senha foi salva. Você já pode entrar com ela.',
  'account.password-change': 'Mudar a senha',
  'account.password-changed': 'A senha mudou. As demais sessões foram encerradas.',
  'account.sessions': 'Sessões abertas',
  'account.browser-unknown': 'Navegador desconhecido',
  'account.browser-on': '{browser} em {system}',
  'account.session-here': 'Este navegador',
  'account.session-times': 'Desde {started}, último uso em {used}',
  'account.session-end': 'Encerrar',
  'account.session-end-named': 'Encerrar a sessão de {name}',
  'account.session-ended': 'A sessão foi encerrada.',
  'account.sessions-end-others': 'Encerrar todas as demais',
  'account.this-browser': 'Este navegador',
  'account.shared': 'Várias pessoas o usam',
  'account.shared-text':
    'Para um computador do balcão ou um tablet para o público: não guarda rascunhos, arquivos nem quem entrou, e o que se escreve se perde ao fechar a página. Sem conexão não é possível enviar mais tarde.',
  'account.shared-ask': 'Não guardar nada neste navegador?',
  'account.shared-ask-text':
    'Agora se elimina tudo o que há nele, de qualquer pessoa: rascunhos, arquivos, respostas que esperam a conexão e o que foi preparado para sair. Não é possível desfazer.',
  'account.shared-ask-yes': 'Eliminar e não guardar',
  'account.shared-on': 'Este navegador já não guarda nada.',
  'account.shared-failed':
    'O navegador não permite lembrar disso: veja se bloqueia o armazenamento deste site.',
};
