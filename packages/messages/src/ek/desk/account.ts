// Basque texts about the own account: password, recovery, open sessions.
export const account = {
  'account.title': 'Nire kontua',
  'account.who': '{username}, sartzeko helbidea: {email}',
  'account.cancel': 'Utzi',
  'account.recovery-text':
    'Idatzi sartzeko erabiltzen duzun helbide elektronikoa. Pasahitz berri bat aukeratzeko esteka bidaliko dizugu.',
  'account.recovery-send': 'Bidali esteka',
  'account.recovery-sent':
    'Helbide hori duen konturik badago, minutu gutxi barru iritsiko zaizu esteka. 30 minutuz balio du.',
  'account.recovery-failed': 'Ezin izan da esteka bidali. Saiatu berriro minutu batzuk barru.',
  'account.new-password': 'Aukeratu zure pasahitza',
  'account.to-sign-in': 'Joan saioa hastera',
  'account.password-for': 'Kontu honekin sartzeko pasahitza da: {email}.',
  'account.password-new': 'Pasahitz berria',
  'account.password-current': 'Oraingo pasahitza',
  'account.password-help': 'Gutxienez 12 karaktere. Gogoratzen errazena: zuk asmatutako lau hitz.',
  'account.password-save': 'Gorde pasahitza',
  'account.password-set': 'Pasahitza gordeta geratu da. Harekin sar zaitezke.',
  'account.password-change': 'Aldatu pasahitza',
  'account.password-changed': 'Pasahitza aldatu da. Gainerako saioak itxi egin dira.',
  'account.sessions': 'Irekitako saioak',
  'account.browser-unknown': 'Nabigatzaile ezezaguna',
  'account.browser-on': '{browser}, {system}',
  'account.session-here': 'Nabigatzaile hau',
  'account.session-times': 'Hasiera: {started}, azken erabilera: {used}',
  'account.session-end': 'Itxi',
  'account.session-end-named': 'Itxi saioa: {name}',
  'account.session-ended': 'Saioa itxi da.',
  'account.sessions-end-others': 'Itxi gainerako guztiak',
  'account.this-browser': 'Nabigatzaile hau',
  'account.shared': 'Hainbat pertsonak erabiltzen dute',
  'account.shared-text':
    'Mostradoreko ordenagailu baterako edo jendearentzako tableta baterako: ez du zirriborrorik, fitxategirik edo nor sartu den gordetzen, eta idatzitakoa galdu egiten da orria ixtean. Konexiorik gabe ezin da geroago bidali.',
  'account.shared-ask': 'Ezer ez gorde nabigatzaile honetan?',
  'account.shared-ask-text':
    'Orain bertan dagoen guztia ezabatuko da, edonorena dela ere: zirriborroak, fitxategiak, konexioaren zain dauden erantzunak eta irteteko prestatutakoa. Ezin da desegin.',
  'account.shared-ask-yes': 'Ezabatu eta ez gorde',
  'account.shared-on': 'Nabigatzaile honek ez du jada ezer gordetzen.',
  'account.shared-failed':
    'Nabigatzaileak ez du hori gogoratzen uzten: begiratu gune honen biltegia blokeatzen duen.',
};
