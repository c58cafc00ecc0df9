// Words of the e-mail itself, which the server writes.
// rules: A4.43, A7.15
export const mailMessage = {
  'mail-message.intro': 'Esta é uma cópia de uma resposta registrada no município.',
  'mail-message.message-from': 'Mensagem de {name}',
  'mail-message.record-attached': 'A ata completa vai anexada em PDF.',
  'mail-message.record-too-large':
    'A ata em PDF é grande demais para ir anexada: peça-a no município com o código da resposta.',
  'mail-message.footer':
    'Você recebeu este e-mail porque alguém do município informou seu endereço. Não responda a este endereço: ninguém lê o que chega a ele.',
  'mail-message.revision-subject': 'Pedem que você revise uma resposta',
  'mail-message.revision-intro':
    'O município revisou o que você respondeu e pede que corrija algumas respostas. Entre pelo link, corrija-as e envie de novo; o restante fica como está.',
  'mail-message.revision-message': 'Mensagem do município',
  'mail-message.revision-answer': 'Resposta',
  'mail-message.revision-code': 'Código',
  'mail-message.revision-questions': 'Respostas a corrigir',
  'mail-message.revision-link': 'Corrigir agora',
  'mail-message.revision-life':
    'O link vale até você enviar a correção, por 30 dias no máximo. Não o passe a ninguém: quem tem o link entra como você.',
  'mail-message.revision-footer':
    'Você recebeu este e-mail porque seu endereço está na resposta. Não responda a este endereço: ninguém lê o que chega a ele.',
  'mail-message.revision-due': 'Responda até',
  'mail-message.recall-subject': 'Não é mais preciso revisar uma resposta',
  'mail-message.recall-intro':
    'O município retirou o pedido de revisão: você não precisa corrigir nada e o link que recebeu não vale mais. Sua resposta fica como está.',
  'mail-message.acceptance-subject': 'O que você corrigiu foi aceito',
  'mail-message.acceptance-intro': 'O município aceitou o que você corrigiu. Não é preciso fazer mais nada.',
  'mail-message.invitation-subject': 'Escolha sua senha do Constancia',
  'mail-message.invitation-intro':
    'Olá, {name}: você tem uma conta no Constancia, o sistema de formulários e inspeções do município. Entre pelo link e escolha sua senha.',
  'mail-message.invitation-life':
    'O link vale uma única vez, durante 72 horas. Não o passe a ninguém: quem tem o link escolhe sua senha.',
  'mail-message.invitation-footer':
    'Você recebeu este e-mail porque quem administra as contas do município o pediu. Não responda a este endereço: ninguém lê o que chega a ele.',
  'mail-message.recovery-subject': 'Senha nova para o Constancia',
  'mail-message.recovery-intro':
    'Olá, {name}: alguém pediu uma senha nova para sua conta. Se foi você, entre pelo link e escolha-a.',
  'mail-message.recovery-life':
    'O link vale uma única vez, durante 30 minutos. Não o passe a ninguém: quem tem o link escolhe sua senha.',
  'mail-message.recovery-footer':
    'Se não foi você quem pediu, não faça nada: sua senha continua a mesma. Não responda a este endereço: ninguém lê o que chega a ele.',
  'mail-message.webhook-subject': '«{name}» já não recebe avisos',
  'mail-message.webhook-failures':
    'O sistema falhou durante mais de um dia e vinte vezes seguidas. Por isso o Constancia deixou de lhe enviar avisos.',
  'mail-message.webhook-gone':
    'O sistema respondeu que a sua URL já não existe. Por isso o Constancia deixou de lhe enviar avisos.',
  'mail-message.webhook-waits':
    'O que acontece neste tempo espera até 30 dias. Quando o sistema funcionar, entre pelo link e retome os avisos.',
  'mail-message.webhook-link': 'Sistemas avisados',
  'mail-message.webhook-footer':
    'Recebeu este e-mail porque adicionou o sistema. Não responda a este endereço: ninguém lê o que chega a ele.',
  'mail-message.plan-subject': 'Ordens de trabalho: {overdue} vencidas e {today} para hoje',
  'mail-message.plan-subject.one': 'Ordens de trabalho: {overdue} vencida e {today} para hoje',
  'mail-message.plan-intro': 'Isto é o que está vencido e o que é para hoje.',
  'mail-message.plan-more': 'Há mais {count}: estão no link.',
  'mail-message.plan-more.one': 'Há mais {count}: está no link.',
  'mail-message.plan-overdue': 'Vencidas',
  'mail-message.plan-today': 'Para hoje',
  'mail-message.plan-link': 'Ver as ordens',
  'mail-message.plan-footer':
    'Recebeu este e-mail porque o pediu no Constancia. Para não receber mais, desmarque “A cada manhã, um e-mail com o vencido e o do dia” no plano ou em “Meu dia”.',
  'mail-message.password-email': 'E-mail com que você entra',
  'mail-message.password-link': 'Escolher a senha',
  'mail-message.test-subject': 'E-mail de teste de {municipality}',
  'mail-message.test-intro':
    'Os e-mails do município saem e chegam. Veja também de quem eles vêm e para qual endereço vão as respostas.',
  'mail-message.test-footer': 'Você o pediu nos ajustes do município. Não é preciso responder.',
  'mail-message.appointment-booked': 'Seu horário está confirmado',
  'mail-message.appointment-booked-intro':
    'Esperamos você no dia e na hora que escolheu. O horário vai anexo para que o guarde no seu calendário.',
  'mail-message.appointment-moved': 'Seu horário mudou',
  'mail-message.appointment-moved-intro':
    'Este é o dia e a hora do seu atendimento a partir de agora. Vai anexo para que o atualize no seu calendário.',
  'mail-message.appointment-cancelled': 'Seu horário foi cancelado',
  'mail-message.appointment-cancelled-intro':
    'Você não tem mais horário nesse dia e nessa hora. Pode marcar outro com o link.',
  'mail-message.appointment-reminder': 'Lembre-se do seu horário',
  'mail-message.appointment-reminder-intro':
    'Esperamos você no dia e na hora marcados. Se não puder vir, cancele o horário para que fique livre para outra pessoa.',
  'mail-message.appointment-reminder-late': 'Esperamos você no dia e na hora marcados.',
  'mail-message.appointment-too-late':
    'Já não é possível mudar nem cancelar com o link: falta muito pouco para o horário. Se não puder vir, entre em contato com o município.',
  'mail-message.appointment-see-link': 'Ver o horário',
  'mail-message.appointment-link-life':
    'Com o link você pode mudar ou cancelar seu horário. Não o passe a ninguém: quem o tem pode fazê-lo por você.',
  'mail-message.appointment-change-link': 'Mudar ou cancelar',
  'mail-message.appointment-again-link': 'Marcar outro horário',
  'mail-message.appointment-day': 'Dia',
  'mail-message.appointment-hour': 'Hora',
  'mail-message.appointment-agenda': 'Agenda',
  'mail-message.appointment-address': 'Onde se atende',
} as const;
