// Textos sobre o que se registra de quando e onde se responde.
export const evidence = {
  'evidence.notice':
    'Este formulário registra a posição e a hora do dispositivo ao começar e ao enviar, como prova da visita.',
  'evidence.notice-position':
    'Este formulário registra a posição do dispositivo ao começar e ao enviar, como prova da visita.',
  'evidence.notice-times':
    'Este formulário registra a hora do dispositivo ao começar e ao enviar, como prova da visita.',
  'evidence.stamp-notice':
    'Cada foto leva embaixo a data, a hora e a posição do dispositivo, que também são guardadas com ela como prova.',
  'evidence.stamp-taken': 'Tirada: {moment}',
  'evidence.stamp-added': 'Adicionada: {moment} (a foto é anterior)',
  'evidence.stamp-none': 'Sem posição',
  'scan.open': 'Escanear código',
  'scan.close': 'Fechar a câmera',
  'scan.camera': 'Câmera: aproxime o código',
  'scan.read': 'Código lido: {code}',
  'scan.refused': 'Não foi possível usar a câmera. Escreva o código.',
  'voice.record': 'Gravar nota de voz',
  'voice.help': 'De até cinco minutos. O microfone é usado apenas enquanto grava.',
  'voice.stop': 'Parar',
  'voice.time': '{time} de {limit}',
  'voice.began': 'Gravando. Pode gravar até cinco minutos.',
  'voice.asking': 'Permita o uso do microfone na pergunta do navegador.',
  'voice.refused':
    'Não foi possível usar o microfone: não há permissão. Permita-o no navegador e tente outra vez, ou escreva o que ia dizer.',
  'voice.none': 'Não há um microfone que possa ser usado neste dispositivo. Escreva o que ia dizer.',
  'voice.unsupported': 'Este navegador não pode gravar som. Escreva o que ia dizer.',
  'voice.left': 'A gravação parou ao sair da página. Ficou o que já estava gravado.',
  'voice.interrupted': 'A gravação foi interrompida. Ficou o que já estava gravado.',
  'voice.empty': 'Nada foi gravado. Tente outra vez.',
  'voice.limit': 'A gravação chegou a cinco minutos e parou. Ficou completa.',
  'voice.name': 'Nota de voz de {minutes} min {seconds} s',
  'issue.evidence-not-asked': 'O formulário não pede este dado.',
  'issue.evidence-time-wrong':
    'A hora não pode estar certa: está no futuro, tem mais de 14 dias ou o fim é anterior ao início.',
} as const;
