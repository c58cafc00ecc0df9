// Texts about finished submissions that wait on the device to be sent.
export const waiting = {
  'waiting.offer':
    'Você pode deixá-la pronta para enviar: fica neste dispositivo e é enviada sozinha quando a conexão voltar.',
  'waiting.leave': 'Deixar pronta para enviar',
  'waiting.mail-later': 'A cópia por e-mail é pedida depois, a partir da resposta.',
  'waiting.sale': 'Uma compra precisa de conexão para pagar, por isso não pode ficar pronta para enviar.',
  'waiting.ready': 'Pronta para enviar',
  'waiting.sending': 'Enviando…',
  'waiting.refused': 'Não foi possível enviar: {reason}',
  'waiting.refused-title': 'Não foi possível enviar',
  'waiting.person-unknown':
    'O cadastro não tem ninguém com o número {number}. Abra a resposta e crie a pessoa.',
  'waiting.files-lost':
    'Este dispositivo não tem mais um arquivo ou uma assinatura. Abra a resposta, adicione-o de novo e envie-a.',
  'waiting.card-text':
    'Ficou salva neste dispositivo. É enviada sozinha quando houver conexão, enquanto uma página do aplicativo estiver aberta.',
  'waiting.sent-text': 'Foi enviada quando a conexão voltou.',
  'waiting.another': 'Responder outra',
  'waiting.continue': 'Continuar escrevendo',
  'waiting.continue-named': 'Continuar escrevendo {form}',
  'waiting.send-now': 'Enviar agora',
  'waiting.send-named': 'Enviar agora {form}',
  'waiting.discard': 'Apagar',
  'waiting.discard-named': 'Apagar {form}',
  'waiting.discard-title': 'Apagar a resposta?',
  'waiting.discard-text': 'O que você tinha escrito em «{form}» será apagado. Não foi enviado.',
  'waiting.untitled': 'Formulário sem título',
  'waiting.sent': '«{form}» foi enviado. Código: {code}',
  'waiting.sent-today': 'Enviadas hoje a partir deste dispositivo',
  'waiting.sign-in': 'Sua sessão terminou: será enviada quando você entrar.',
  'waiting.enter-again': 'Seu acesso terminou: será enviada quando você entrar outra vez pelo portal.',
  'waiting.form-gone': 'Não recebe mais respostas; o que foi escrito fica neste dispositivo.',
  'waiting.still-here': 'O que foi escrito fica neste dispositivo.',
  'waiting.region': 'Respostas por enviar',
  'waiting.see': 'Ver respostas por enviar',
  'waiting.see-codes': 'Ver os códigos',
  'waiting.begun-title': 'Sem terminar',
  'waiting.line.one': '{count} resposta está pronta para enviar e sai sozinha quando houver conexão.',
  'waiting.line': '{count} respostas estão prontas para enviar e saem sozinhas quando houver conexão.',
  'waiting.line-refused.one': 'Não foi possível enviar {count} resposta.',
  'waiting.line-refused': 'Não foi possível enviar {count} respostas.',
  'waiting.line-begun.one': '{count} resposta está sem terminar neste dispositivo.',
  'waiting.line-begun': '{count} respostas estão sem terminar neste dispositivo.',
  'waiting.line-sent.one': '{count} resposta foi enviada hoje.',
  'waiting.line-sent': '{count} respostas foram enviadas hoje.',
  'waiting.login.one':
    'Neste dispositivo há {count} resposta pronta para enviar. Será enviada quando seu autor entrar.',
  'waiting.login':
    'Neste dispositivo há {count} respostas prontas para enviar. Serão enviadas quando seu autor entrar.',
  'waiting.sign-out.one':
    '{count} está pronta para enviar: se a conservar, será enviada quando você entrar de novo.',
  'waiting.sign-out':
    '{count} estão prontas para enviar: se as conservar, serão enviadas quando você entrar de novo.',
} as const;
