// Basque texts about the second factor (the second step of signing in, and setting it up) and about single sign-on.
export const secondFactor = {
  'account.factor': 'Bigarren faktorea',
  'account.factor-text':
    'Sartzean, pasahitzaz gain, zure telefonoko aplikazio batean 30 segundotik behin aldatzen den kode bat eskatzen da. Pasahitza jakiten duena ezin izango da kode hori gabe sartu.',
  'account.factor-on': 'Aktibatuta',
  'account.factor-required':
    'Zure rolak bigarren faktorea izan behar du: hurrengoan sartzean aktibatzeko eskatuko zaizu.',
  'account.factor-not-offered': 'Instalazio honek oraindik ez du bigarren faktorerik eskaintzen.',
  'account.factor-no-password':
    'Zure kontuak ez du pasahitzik; beraz, bigarren faktorea sartzean aktibatzen da.',
  'account.factor-turn-on': 'Aktibatu bigarren faktorea',
  'account.factor-move': 'Aldatu beste telefono batera',
  'account.factor-turn-off': 'Kendu bigarren faktorea',
  'account.factor-turned-off': 'Hemendik aurrera pasahitzarekin bakarrik sartuko zara.',
  'account.factor-codes-left': '{count} berreskuratze-kode geratzen zaizkizu.',
  'account.factor-codes-left.one': 'Berreskuratze-kode {count} geratzen zaizu.',
  'account.factor-codes-few':
    '{count} berreskuratze-kode geratzen zaizkizu. Eskatu beste batzuk agortu aurretik.',
  'account.factor-codes-few.one':
    'Berreskuratze-kode {count} geratzen zaizu. Eskatu beste batzuk agortu aurretik.',
  'account.factor-codes-new': 'Berreskuratze-kode berriak',
  'account.factor-password': 'Idatzi zure pasahitza jarraitzeko.',
  'account.factor-continue': 'Jarraitu',
  'account.factor-scan':
    'Irakurri irudi hau zure telefonoko kode-aplikazioarekin. Ondoren, idatzi han agertzen den kodea.',
  'account.factor-scan-alt': 'Kode-aplikaziorako irudia',
  'account.factor-secret': 'Ezin baduzu irudia irakurri, idatzi gako hau aplikazioan:',
  'account.factor-code': 'Aplikazioaren kodea',
  'account.factor-code-help': 'Sei digitu',
  'account.factor-confirm': 'Egiaztatu kodea',
  'account.factor-recovery': 'Gorde zure berreskuratze-kodeak',
  'account.factor-recovery-text':
    'Telefonoa galtzen baduzu, kode bakoitzak behin balio du aplikazioaren kodearen ordez. Ez dira berriro erakutsiko: deskargatu edo inprimatu, eta gorde telefonotik urrun.',
  'account.factor-recovery-list': 'Berreskuratze-kodeak',
  'account.factor-recovery-file': 'berreskuratze-kodeak',
  'account.factor-recovery-head':
    'Constanciako berreskuratze-kodeak kontu honetarako: {account}. Bakoitzak behin balio du.',
  'account.factor-recovery-download': 'Deskargatu',
  'account.factor-recovery-copy': 'Kopiatu',
  'account.factor-recovery-copied': 'Kodeak kopiatuta.',
  'account.factor-recovery-not-copied': 'Ezin izan da kopiatu. Hautatu kodeak eta kopiatu.',
  'account.factor-recovery-kept': 'Gorde ditut',
  'account.factor-set-up': 'Bigarren faktorea aktibatuta geratu da.',
  'account.step-code': 'Egiaztapen-kodea',
  'account.step-code-text':
    'Idatzi zure telefonoko aplikazioaren sei digituko kodea. Eskura ez baduzu, erabili zure berreskuratze-kodeetako bat.',
  'account.step-code-label': 'Aplikazioaren edo berreskuratzeko kodea',
  'account.step-code-lost':
    'Telefonoa eta kodeak galdu dituzu? Eskatu zure udalean Constancia administratzen duenari zure kontuaren bigarren faktorea kentzeko.',
  'account.step-submit': 'Egiaztatu',
  'account.step-enrolment': 'Aktibatu zure bigarren faktorea',
  'account.step-enrolment-text':
    'Zure rolak bigarren faktore batekin sartu behar du. Instalatu telefonoan kode-aplikazio bat (TOTP) eta egin urrats hauek.',
  'account.step-back': 'Itzuli saioa hastera',
  // Single sign-on
  'account.sso-or': 'edo',
  'account.sso-enter': 'Jarraitu saio-hasiera bakarrarekin',
  'account.sso-enter-with': 'Jarraitu honekin: {name}',
  'account.sso-title': 'Saio-hasiera bakarra',
  'account.sso-done': 'Sartu zara. Leiho hau itxi dezakezu.',
  'account.sso-unregistered':
    'Eskatu zure gainbegiraleari zure kontua ({username}) Constancian alta emateko, modulu hau erabili ahal izateko.',
};
