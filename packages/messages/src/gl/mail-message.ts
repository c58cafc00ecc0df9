// Galician words of the e-mail itself, which the server writes.
// rules: A4.43, A7.15
export const mailMessage = {
  'mail-message.intro': 'Esta é unha copia dunha resposta rexistrada no concello.',
  'mail-message.message-from': 'Mensaxe de {name}',
  'mail-message.record-attached': 'A acta completa vai anexa en PDF.',
  'mail-message.record-too-large':
    'A acta en PDF é demasiado grande para ir anexa: pídaa no concello co código da resposta.',
  'mail-message.footer':
    'Recibiu este correo porque alguén do concello indicou o seu enderezo. Non responda a este enderezo: ninguén le o que chega a el.',
  'mail-message.revision-subject': 'Pídenlle revisar unha resposta',
  'mail-message.revision-intro':
    'O concello revisou o que vostede contestou e pídelle corrixir algunhas respostas. Entre coa ligazón, corríxaas e volva envialas; o demais queda como está.',
  'mail-message.revision-message': 'Mensaxe do concello',
  'mail-message.revision-answer': 'Resposta',
  'mail-message.revision-code': 'Código',
  'mail-message.revision-questions': 'Respostas para corrixir',
  'mail-message.revision-link': 'Corrixir agora',
  'mail-message.revision-life':
    'A ligazón serve ata que envíe a corrección, durante 30 días como máximo. Non lla pase a ninguén: quen a ten entra coma vostede.',
  'mail-message.revision-footer':
    'Recibiu este correo porque o seu enderezo está na resposta. Non responda a este enderezo: ninguén le o que chega a el.',
  'mail-message.revision-due': 'Conteste ata o',
  'mail-message.recall-subject': 'Xa non fai falta que revise unha resposta',
  'mail-message.recall-intro':
    'O concello retirou a petición de revisión: non ten que corrixir nada e a ligazón que recibiu xa non serve. A súa resposta queda como está.',
  'mail-message.acceptance-subject': 'Aceptaron o que corrixiu',
  'mail-message.acceptance-intro': 'O concello aceptou o que vostede corrixiu. Non ten que facer nada máis.',
  'mail-message.invitation-subject': 'Elixa o seu contrasinal de Constancia',
  'mail-message.invitation-intro':
    'Ola, {name}: ten unha conta en Constancia, o sistema de formularios e inspeccións do concello. Entre coa ligazón e elixa o seu contrasinal.',
  'mail-message.invitation-life':
    'A ligazón serve unha soa vez, durante 72 horas. Non lla pase a ninguén: quen a ten elixe o seu contrasinal.',
  'mail-message.invitation-footer':
    'Recibiu este correo porque o pediu quen administra as contas do concello. Non responda a este enderezo: ninguén le o que chega a el.',
  'mail-message.recovery-subject': 'Contrasinal novo para Constancia',
  'mail-message.recovery-intro':
    'Ola, {name}: alguén pediu un contrasinal novo para a súa conta. Se foi vostede, entre coa ligazón e elíxao.',
  'mail-message.recovery-life':
    'A ligazón serve unha soa vez, durante 30 minutos. Non lla pase a ninguén: quen a ten elixe o seu contrasinal.',
  'mail-message.recovery-footer':
    'Se non o pediu vostede, non faga nada: o seu contrasinal segue a ser o mesmo. Non responda a este enderezo: ninguén le o que chega a el.',
  'mail-message.webhook-subject': '«{name}» xa non recibe avisos',
  'mail-message.webhook-failures':
    'O sistema fallou durante máis dun día e vinte veces seguidas. Por iso Constancia deixou de enviarlle avisos.',
  'mail-message.webhook-gone':
    'O sistema contestou que o seu URL xa non existe. Por iso Constancia deixou de enviarlle avisos.',
  'mail-message.webhook-waits':
    'O que pasa neste tempo espera ata 30 días. Cando o sistema funcione, entre coa ligazón e retome os avisos.',
  'mail-message.webhook-link': 'Sistemas avisados',
  'mail-message.webhook-footer':
    'Recibiu este correo porque vostede engadiu o sistema. Non responda a este enderezo: ninguén le o que chega a el.',
  'mail-message.plan-subject': 'Ordes de traballo: {overdue} vencidas e {today} para hoxe',
  'mail-message.plan-subject.one': 'Ordes de traballo: {overdue} vencida e {today} para hoxe',
  'mail-message.plan-intro': 'Isto é o que está vencido e o que é para hoxe.',
  'mail-message.plan-more': 'Hai {count} máis: están na ligazón.',
  'mail-message.plan-more.one': 'Hai {count} máis: está na ligazón.',
  'mail-message.plan-overdue': 'Vencidas',
  'mail-message.plan-today': 'Para hoxe',
  'mail-message.plan-link': 'Ver as ordes',
  'mail-message.plan-footer':
    'Recibiu este correo porque o pediu en Constancia. Para non recibir máis, desmarque «Cada mañá, un correo co vencido e o do día» no plan ou en «O meu día».',
  'mail-message.password-email': 'Correo co que inicia sesión',
  'mail-message.password-link': 'Elixir o contrasinal',
  'mail-message.test-subject': 'Correo de proba de {municipality}',
  'mail-message.test-intro':
    'Os correos do concello saen e chegan. Mire tamén de quen veñen e a que enderezo se responden.',
  'mail-message.test-footer': 'Pediuno vostede nos axustes do concello. Non fai falta responder.',
  'mail-message.appointment-booked': 'A súa cita está confirmada',
  'mail-message.appointment-booked-intro':
    'Agardámolo o día e á hora que elixiu. A cita vai anexa para que a garde no seu calendario.',
  'mail-message.appointment-moved': 'A súa cita cambiou',
  'mail-message.appointment-moved-intro':
    'Este é o día e a hora da súa cita desde agora. Vai anexa para que a actualice no seu calendario.',
  'mail-message.appointment-cancelled': 'A súa cita foi cancelada',
  'mail-message.appointment-cancelled-intro':
    'Xa non ten cita ese día a esa hora. Pode pedir outra coa ligazón.',
  'mail-message.appointment-reminder': 'Lembre a súa cita',
  'mail-message.appointment-reminder-intro':
    'Agardámolo o día e á hora da súa cita. Se non pode vir, cancélea e queda libre para outra persoa.',
  'mail-message.appointment-reminder-late': 'Agardámolo o día e á hora da súa cita.',
  'mail-message.appointment-too-late':
    'Xa non se pode cambiar nin cancelar coa ligazón: falta moi pouco para a cita. Se non pode vir, comuníquese co concello.',
  'mail-message.appointment-see-link': 'Ver a cita',
  'mail-message.appointment-link-life':
    'Coa ligazón pode cambiar ou cancelar a súa cita. Non lla pase a ninguén: quen a ten pode facelo por vostede.',
  'mail-message.appointment-change-link': 'Cambiar ou cancelar',
  'mail-message.appointment-again-link': 'Pedir outra cita',
  'mail-message.appointment-day': 'Día',
  'mail-message.appointment-hour': 'Hora',
  'mail-message.appointment-agenda': 'Axenda',
  'mail-message.appointment-address': 'Onde se atende',
} as const;
