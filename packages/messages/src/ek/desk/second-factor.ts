// Basque texts about the second factor (the second step of signing in, and setting it up), passkeys and single sign-on.
export const secondFactor = {
  'account.factor': 'Bigarren faktorea',
  'account.factor-text':
    'Sartzean, pasahitzaz gain, zure telefonoko aplikazio batean 30 segundotik behin aldatzen den kode bat edo sarbide-gako bat eskatzen da. Pasahitza jakiten duena ezin izango da bi horietako bat gabe sartu.',
  'account.factor-on': 'Aktibatuta',
  'account.factor-required':
    'Zure rolak bigarren faktorea izan behar du: hurrengoan sartzean aktibatzeko eskatuko zaizu.',
  'account.factor-not-offered': 'Instalazio honek oraindik ez du aplikazio bateko koderik eskaintzen.',
  'account.factor-no-password':
    'Zure kontuak ez du pasahitzik; beraz, bigarren faktorea sartzean aktibatzen da.',
  'account.factor-add-application': 'Gehitu kode-aplikazio bat',
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
    'Telefonoa edo sarbide-gakoa galtzen baduzu, kode bakoitzak behin balio du haren ordez. Ez dira berriro erakutsiko: deskargatu edo inprimatu, eta gorde zure gailuetatik urrun.',
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
    'Bigarren faktorea eta kodeak galdu dituzu? Eskatu zure udalean Constancia administratzen duenari zure kontuaren bigarren faktorea kentzeko.',
  'account.step-submit': 'Egiaztatu',
  'account.step-enrolment': 'Aktibatu zure bigarren faktorea',
  'account.step-enrolment-text':
    'Zure rolak bigarren faktore batekin sartu behar du. Instalatu telefonoan kode-aplikazio bat (TOTP) eta egin urrats hauek.',
  'account.step-back': 'Itzuli saioa hastera',
  'account.step-recovery': 'Berreskuratze-kodea',
  'account.step-recovery-text': 'Idatzi zure berreskuratze-kodeetako bat.',
  'account.step-passkey': 'Baieztatu zu zarela',
  'account.step-passkey-text':
    'Erabili gailu honetan, zure telefonoan edo segurtasun-gako batean dagoen sarbide-gakoa.',
  'account.step-passkey-use': 'Erabili sarbide-gakoa',
  'account.step-passkey-cancelled':
    'Sarbide-gakoa ez da erabili: bertan behera utzi da edo denbora gehiegi igaro da. Berriro saia zaitezke.',
  'account.step-passkey-refused': 'Sarbide-gakoa ez da onartu. Saiatu berriro edo erabili kode bat.',
  'account.step-by-code': 'Erabili aplikazioaren edo berreskuratzeko kode bat',
  'account.step-by-recovery': 'Erabili berreskuratze-kode bat',
  'account.step-choose-text':
    'Zure rolak bigarren faktore batekin sartu behar du. Aukeratu zein erabili nahi duzun; gero bestea gehi dezakezu Nire kontua atalean.',
  'account.step-choose-application': 'Erabili kode-aplikazio bat',
  'account.step-choose-passkey': 'Erabili sarbide-gako bat',
  'account.step-choose-other': 'Aukeratu beste modu bat',
  // Passkeys
  'account.passkeys': 'Sarbide-gakoak',
  'account.passkeys-text':
    'Gailu bateko hatz-marka, aurpegia edo PINa, edo segurtasun-gako bat erabiltzen dute, kode baten ordez.',
  'account.passkeys-unusable':
    'Nabigatzaile honek ezin du hemen sarbide-gakorik erabili: berri bat eta https-rekin hasten den helbide bat behar dira.',
  'account.passkeys-full': '{max} sarbide-gako dituzu, gehienekoa.',
  'account.passkey-add': 'Gehitu sarbide-gako bat',
  'account.passkey-added': 'Sarbide-gakoa gehitu da.',
  'account.passkey-times': 'Gehitze-data: {added}; azken erabilera: {used}',
  'account.passkey-unused': 'Gehitze-data: {added}; oraindik erabili gabe',
  'account.passkey-delete': 'Ezabatu',
  'account.passkey-delete-named': 'Ezabatu sarbide-gakoa: {name}',
  'account.passkey-delete-text': 'Ezin izango zara harekin berriro sartu. Idatzi zure pasahitza jarraitzeko.',
  'account.passkey-deleted': 'Sarbide-gakoa ezabatu da.',
  'account.passkey-last':
    'Zure bigarren faktore bakarra da, eta zure rolak bat izan behar du. Gehitu beste bat ezabatu aurretik.',
  'account.passkey-name': 'Sarbide-gakoaren izena',
  'account.passkey-name-help': 'Gero ezagutzeko, adibidez dagoen gailuaren izena.',
  'account.passkey-make-text':
    'Jarraitzean, nabigatzaileak hatz-marka, aurpegia, PINa edo segurtasun-gakoa eskatuko dizu.',
  'account.passkey-make': 'Sortu sarbide-gakoa',
  'account.passkey-not-made':
    'Sarbide-gakoa ez da sortu: bertan behera utzi da edo denbora gehiegi igaro da. Berriro saia zaitezke.',
  'account.passkey-known': 'Gailu honek badu dagoeneko zure kontuaren sarbide-gako bat.',
  'account.passkey-device-failed':
    'Nabigatzaileak ezin izan du sarbide-gakorik erabili. Saiatu berriro edo beste gailu batekin.',
  'account.passkey-make-refused': 'Ezin izan da sarbide-gakoa egiaztatu. Hasi berriro.',
  // Single sign-on
  'account.sso-or': 'edo',
  'account.sso-enter': 'Jarraitu saio-hasiera bakarrarekin',
  'account.sso-enter-with': 'Jarraitu honekin: {name}',
  'account.sso-title': 'Saio-hasiera bakarra',
  'account.sso-done': 'Sartu zara. Leiho hau itxi dezakezu.',
  'account.sso-of-another':
    '{username} izeneko kontua beste norbaitena da saio-hasiera bakarrean. Zurea bada, eskatu erabiltzaileak kudeatzen dituenari askatzeko.',
  'account.sso-unregistered':
    'Eskatu zure gainbegiraleari zure kontua ({username}) Constancian alta emateko, modulu hau erabili ahal izateko.',
};
