// Basque texts of problems that only staff meet, in administration and in their own account: pages of citizens do not carry them.
export const administrationProblems = {
  'problem.submission-held': 'Erantzuna aginduz gordeta dago: inork ezin du ezabatu.',
  'problem.form-held': 'Ezin da ezabatu: formularioa, edo haren erantzunen bat, aginduz gordeta dago.',
  'problem.hold-changed': 'Beste pertsona batek agindua aldatu du bitartean. Egiaztatu nola geratu den.',
  'problem.register-entry-not-found': 'Ez dago erregistroan.',
  'problem.register-entry-changed':
    'Beste pertsona batek datu hauek aldatu ditu bitartean. Kargatu berriro orria hark gordetakoak ikusteko; hemen idatzi duzuna ez da gorde.',
  'problem.register-read-only': 'Erregistro hau udal plataformarena da: han aldatzen da.',
  'problem.agenda-in-use':
    'Badira agenda honetako hitzorduak ematen dituzten formularioak, edo hitzordua duten pertsonak. Aukeratu formularioetan beste agenda bat, edo kendu hitzordua, eta ezabatu gero.',
  'problem.agenda-invalid': 'Agendaren datuak ez dira baliozkoak.',
  'problem.work-order-invalid': 'Lan-aginduak zuzendu beharreko datuak ditu.',
  'problem.plan-rule-invalid': 'Planaren arauak zuzendu beharreko datuak ditu.',
  'problem.plan-rules-full':
    'Udalerriak izan ditzakeen planaren arau guztiak ditu. Ezabatu bat beste bat gehitu aurretik.',
  'problem.prefilled-link-invalid': 'Erantzunak dituen estekak zuzendu beharreko datuak ditu.',
  'problem.prefilled-links-full':
    'Formularioak izan ditzakeen erantzunak dituzten esteka guztiak ditu. Kendu bat beste bat gehitu aurretik.',
  'problem.work-order-taken':
    '{by} erabiltzailearen esku dago. Libre geratzen da hogei minututan erabiltzen ez bada.',
  'problem.work-order-closed': 'Agindua eginda edo bertan behera utzita dago jada.',
  'problem.asset-invalid': 'Aktiboaren datuak ez dira baliozkoak.',
  'problem.incident-area-in-use':
    'Ezin da ezabatu: arloak motak ditu ({types}), edo formularioek ({forms}) edo aktiboek ({assets}) izendatzen dute.',
  'problem.incident-type-in-use':
    'Ezin da ezabatu: formularioek mota honetako intzidentziak sortzen dituzte ({forms}), edo badaude mota honetako intzidentziak ({incidents}).',
  'problem.incident-change-invalid': 'Intzidentziaren aldaketak zuzendu beharreko datuak ditu.',
  'problem.incident-area-invalid': 'Intzidentzien arloak zuzendu beharreko datuak ditu.',
  'problem.incident-type-invalid': 'Intzidentzia-motak zuzendu beharreko datuak ditu.',
  'problem.territory-in-use': 'Ezin da ezabatu: oraindik badu zerbait barruan ({count}).',
  'problem.own-country': 'Inork ezin du desgaitu lan egiten duen herrialdea.',
  'problem.territory-invalid': 'Izenak edo gako-hitzak zerbait du zuzentzeko.',
  'problem.user-not-found': 'Erabiltzailea ez da existitzen.',
  'problem.user-changed':
    'Beste pertsona batek aldatu du erabiltzaile hau. Itxi eta ireki berriro aldaketak ikusteko.',
  'problem.settings-changed':
    'Beste pertsona batek ezarpen hauek aldatu ditu bitartean. Kargatu berriro orria hark gordetakoak ikusteko; hemen idatzi duzuna ez da gorde.',
  'problem.secret-keys-missing': 'Instalazio honek ezin ditu gakoak gorde: SECRET_KEYS falta da.',
  'problem.payment-shop-not-tried': 'Probako pasabide bateko saltoki propioa baino ez da probatzen.',
  'problem.user-without-email': 'Kontuak ez du helbide elektronikorik: hura gabe ez dago pasahitzik.',
  'problem.user-deactivated': 'Kontua desaktibatuta dago. Aktibatu lehenik.',
  'problem.last-administrator':
    'Administratzaile-kontu bakarra da: sistema ezin da administratzailerik gabe geratu.',
  'problem.token-refused': 'Programak ez du bere burua baliozko token batekin identifikatu.',
  'problem.two-identities': 'Eskaerak tokena eta pertsona baten saioa dakartza aldi berean.',
  'problem.not-for-programs': 'Programek ezin dute helbide hau erabili.',
  'problem.program-not-found': 'Programa ez da existitzen.',
  'problem.programs-full': 'Udalerriak baditu 100 token erabileran. Baliogabetu erabiltzen ez direnak.',
  'problem.program-invalid': 'Zuzendu beharreko datuak daude.',
  'problem.webhook-not-found': 'Jakinarazitako sistema ez da existitzen edo ez da zure arloetakoa.',
  'problem.webhook-changed':
    'Bitartean beste norbaitek aldatu du sistema. Itxi, ireki berriro eta errepikatu aldaketa.',
  'problem.webhooks-full': 'Dagoeneko 20 sistema jakinarazi daude. Ezabatu erabiltzen ez direnak.',
  'problem.webhook-invalid': 'Zuzendu beharreko datuak daude.',
  'problem.own-account': 'Inork ezin du hau bere kontuarekin egin.',
  'problem.username-retired':
    'Erabiltzaile-izen hori ezabatutako kontu batena izan zen, eta haren erantzunek gordetzen dute. Aukeratu beste bat.',
  'problem.username-refused': 'Erabiltzaile-izena ez da baliozkoa.',
  'problem.user-not-verified': 'Errore bat gertatu da erabiltzailea kudeaketa-plataforman egiaztatzean',
  'problem.area-invalid': 'Arloak zuzendu beharreko datuak ditu.',
  'problem.municipality-invalid': 'Udalak zuzendu beharreko datuak ditu.',
  'problem.revocation-invalid': 'Datak eguna eta ordua osorik behar ditu, adibidez 2026-03-10T15:00:00.',
  'problem.user-invalid': 'Erabiltzaileak zuzendu beharreko datuak ditu.',
  'problem.appointment-change-refused':
    'Hitzordua hasi arte utz daiteke bertan behera; hortik aurrera, pertsona etorri den apuntatzen da.',
  'problem.provider-not-bound': 'Kontua ez dago saio-hasiera bakarrari lotuta.',
  'problem.second-factor-missing': 'Kontuak ez du bigarren faktorerik.',
  'problem.second-factor-required':
    'Zure rolak bigarren faktorea izan behar du. Beste telefono batera alda dezakezu, baina ez kendu.',
  'problem.second-factor-unavailable':
    'Instalazio honek oraindik ezin du bigarren faktorerik gorde: SECRET_KEYS gakoa falta da.',
  'problem.passkey-limit':
    'Kontuak dagoeneko {max} sarbide-gako ditu, gehienekoa. Ezabatu bat beste bat gehitu aurretik.',
  'problem.agenda-leaves-appointments':
    'Ordutegi honekin hitzorduak geratzen dira kanpoan ({count}). Ez da ezer gorde.',
} as const;
