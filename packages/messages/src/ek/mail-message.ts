// Basque words of the e-mail itself, which the server writes.
export const mailMessage = {
  'mail-message.intro': 'Hau udalean erregistratutako erantzun baten kopia da.',
  'mail-message.message-from': 'Mezuaren egilea: {name}',
  'mail-message.record-attached': 'Akta osoa erantsita doa, PDF formatuan.',
  'mail-message.record-too-large':
    'PDF formatuko akta handiegia da erantsita joateko: eskatu udalean, erantzunaren kodearekin.',
  'mail-message.footer':
    'Mezu hau jaso duzu udaleko norbaitek zure helbidea adierazi duelako. Ez erantzun helbide honetara: inork ez du irakurtzen hara iristen dena.',
  'mail-message.revision-subject': 'Erantzun bat berrikusteko eskatzen dizute',
  'mail-message.revision-intro':
    'Udalak erantzun zenuena berrikusi du, eta erantzun batzuk zuzentzeko eskatzen dizu. Sartu estekarekin, zuzendu eta bidali berriro; gainerakoa dagoen bezala geratzen da.',
  'mail-message.revision-message': 'Udalaren mezua',
  'mail-message.revision-answer': 'Erantzuna',
  'mail-message.revision-code': 'Kodea',
  'mail-message.revision-questions': 'Zuzendu beharreko erantzunak',
  'mail-message.revision-link': 'Zuzendu orain',
  'mail-message.revision-life':
    'Estekak zuzenketa bidali arte balio du, gehienez 30 egunez. Ez eman inori: esteka duena zu bazina bezala sartzen da.',
  'mail-message.revision-footer':
    'Mezu hau jaso duzu zure helbidea erantzunean dagoelako. Ez erantzun helbide honetara: inork ez du irakurtzen hara iristen dena.',
  'mail-message.revision-due': 'Erantzuteko azken eguna',
  'mail-message.recall-subject': 'Ez duzu jada erantzun bat berrikusi behar',
  'mail-message.recall-intro':
    'Udalak berrikuspen-eskaera kendu du: ez duzu ezer zuzendu behar, eta jaso zenuen estekak ez du jada balio. Zure erantzuna dagoen bezala geratzen da.',
  'mail-message.acceptance-subject': 'Zuzendu duzuna onartu dute',
  'mail-message.acceptance-intro': 'Udalak zuzendu duzuna onartu du. Ez duzu beste ezer egin behar.',
  'mail-message.invitation-subject': 'Aukeratu zure Constanciako pasahitza',
  'mail-message.invitation-intro':
    'Kaixo, {name}: kontu bat duzu Constancian, udalaren formulario eta ikuskapenen sisteman. Sartu estekarekin eta aukeratu zure pasahitza.',
  'mail-message.invitation-life':
    'Estekak behin bakarrik balio du, 72 orduz. Ez eman inori: esteka duenak zure pasahitza aukeratzen du.',
  'mail-message.invitation-footer':
    'Mezu hau jaso duzu udaleko kontuak administratzen dituenak eskatu duelako. Ez erantzun helbide honetara: inork ez du irakurtzen hara iristen dena.',
  'mail-message.recovery-subject': 'Constanciarako pasahitz berria',
  'mail-message.recovery-intro':
    'Kaixo, {name}: norbaitek pasahitz berri bat eskatu du zure konturako. Zu izan bazara, sartu estekarekin eta aukeratu.',
  'mail-message.recovery-life':
    'Estekak behin bakarrik balio du, 30 minutuz. Ez eman inori: esteka duenak zure pasahitza aukeratzen du.',
  'mail-message.recovery-footer':
    'Zuk ez baduzu eskatu, ez egin ezer: zure pasahitza lehengo bera da. Ez erantzun helbide honetara: inork ez du irakurtzen hara iristen dena.',
  'mail-message.webhook-subject': '«{name}» sistemak ez du abisurik jasotzen',
  'mail-message.webhook-failures':
    'Sistemak egun bat baino gehiagoz eta hogei aldiz jarraian huts egin du. Horregatik Constanciak abisuak bidaltzeari utzi dio.',
  'mail-message.webhook-gone':
    'Sistemak bere URLa jada ez dela existitzen erantzun du. Horregatik Constanciak abisuak bidaltzeari utzi dio.',
  'mail-message.webhook-waits':
    'Bitartean gertatzen denak 30 egun arte itxaroten du. Sistemak funtzionatzen duenean, sartu estekarekin eta berrekin abisuei.',
  'mail-message.webhook-link': 'Jakinarazitako sistemak',
  'mail-message.webhook-footer':
    'Mezu hau jaso duzu sistema zuk gehitu duzulako. Ez erantzun helbide honi: inork ez du irakurtzen bertara iristen dena.',
  'mail-message.plan-subject': 'Lan-aginduak: {overdue} epez kanpo eta {today} gaurko',
  'mail-message.plan-subject.one': 'Lan-aginduak: {overdue} epez kanpo eta {today} gaurko',
  'mail-message.plan-intro': 'Hau da epez kanpo dagoena eta gaurkoa.',
  'mail-message.plan-more': 'Beste {count} daude: estekan daude.',
  'mail-message.plan-more.one': 'Beste {count} dago: estekan dago.',
  'mail-message.plan-overdue': 'Epez kanpo',
  'mail-message.plan-today': 'Gaurkoak',
  'mail-message.plan-link': 'Ikusi aginduak',
  'mail-message.plan-footer':
    'Mezu hau jaso duzu Constancian eskatu duzulako. Gehiagorik ez jasotzeko, kendu marka «Goizero, epez kanpokoaren eta egunekoaren mezu bat» aukerari planean edo «Nire eguna» atalean.',
  'mail-message.password-email': 'Sartzeko helbide elektronikoa',
  'mail-message.password-link': 'Aukeratu pasahitza',
  'mail-message.test-subject': 'Probako mezua: {municipality}',
  'mail-message.test-intro':
    'Udalaren mezuak irten eta iristen dira. Begiratu, halaber, norengandik datozen eta zein helbidetara erantzuten zaien.',
  'mail-message.test-footer': 'Zuk eskatu duzu udalaren ezarpenetan. Ez da erantzun behar.',
  'mail-message.appointment-booked': 'Zure hitzordua berretsita dago',
  'mail-message.appointment-booked-intro':
    'Aukeratu zenuen egunean eta orduan zain izango zaitugu. Hitzordua erantsita doa, zure egutegian gorde dezazun.',
  'mail-message.appointment-moved': 'Zure hitzordua aldatu da',
  'mail-message.appointment-moved-intro':
    'Hau da hemendik aurrera zure hitzorduaren eguna eta ordua. Erantsita doa, zure egutegian eguneratu dezazun.',
  'mail-message.appointment-cancelled': 'Zure hitzordua bertan behera geratu da',
  'mail-message.appointment-cancelled-intro':
    'Ez duzu jada hitzordurik egun eta ordu horretan. Beste bat eska dezakezu estekarekin.',
  'mail-message.appointment-reminder': 'Gogoratu zure hitzordua',
  'mail-message.appointment-reminder-intro':
    'Zure hitzorduaren egunean eta orduan zain izango zaitugu. Ezin bazara etorri, utzi bertan behera, beste norbaitentzat libre gera dadin.',
  'mail-message.appointment-reminder-late': 'Zure hitzorduaren egunean eta orduan zain izango zaitugu.',
  'mail-message.appointment-too-late':
    'Ezin da jada estekarekin aldatu edo bertan behera utzi: oso gutxi falta da hitzordurako. Ezin bazara etorri, jarri harremanetan udalarekin.',
  'mail-message.appointment-see-link': 'Ikusi hitzordua',
  'mail-message.appointment-link-life':
    'Estekarekin zure hitzordua aldatu edo bertan behera utz dezakezu. Ez eman inori: daukanak zure ordez egin dezake.',
  'mail-message.appointment-change-link': 'Aldatu edo bertan behera utzi',
  'mail-message.appointment-again-link': 'Eskatu beste hitzordu bat',
  'mail-message.appointment-day': 'Eguna',
  'mail-message.appointment-hour': 'Ordua',
  'mail-message.appointment-agenda': 'Agenda',
  'mail-message.appointment-address': 'Non hartzen den jendea',
} as const;
