// Basque texts for buying with a submission and for the pages after paying; citizens load them only where a form
// sells.
export const payments = {
  'payments.buy-title': 'Erosketa',
  'payments.trial': 'Probako pasabidea: ez da ezer kobratzen.',
  'payments.closed':
    'Lineako ordainketak ez daude konfiguratuta. Formulario hau ezin da bidali, eta ez da ezer kobratzen.',
  'payments.over': 'Salmenta itxita',
  'payments.over-text':
    'Salmenta amaitu da (data: {moment}). Formulario hau ezin da jada bidali, eta ez da ezer kobratzen.',
  'payments.loading': 'Salgai dagoena kargatzen…',
  'payments.sale-failed': 'Ezin izan dugu salgai dagoena kargatu. Egiaztatu zure konexioa.',
  'payments.preview': 'Hemen kokapena eta kopurua aukeratzen dira. Aurrebistan ez da ezer saltzen.',
  'payments.locations': 'Kokapena',
  'payments.left': '{count} libre',
  'payments.left.one': '{count} libre',
  'payments.sold-out': 'Agortuta',
  'payments.regular-price': 'lehen {price}',
  'payments.quantity': 'Kopurua',
  'payments.quantity-help': 'Gehienez {max} erosketa bakoitzeko.',
  'payments.person-help':
    'Gehienez {max} pertsona bakoitzeko: lehendik erositakoak eta erreserbatutakoak zenbatzen dira.',
  'payments.total': 'Guztira',
  'payments.buyer': 'Eroslearen datuak',
  'payments.full-name': 'Izen-abizenak',
  'payments.dni': 'NAN',
  'payments.email': 'Posta elektronikoa',
  'payments.phone': 'Telefonoa',
  'payments.optional': '(aukerakoa)',
  'payments.phone-help': '+ ikurrarekin eta herrialdearen kodearekin, adibidez +34612345678.',
  'payments.then-gateway':
    'Formularioa bidaltzean ordainketa-pasabidearen orrira joango zara. Plazak {minutes} minutuz erreserbatzen dira.',
  'payments.approved': 'Zure ordainketa onartu da',
  'payments.denied': 'Ordainketa ukatuta',
  'payments.denied-text':
    'Ezin izan dugu ordainketarekin jarraitu; nahi baduzu, saiatu beste ordainbide batekin.',
  'payments.waiting':
    'Ordaindu berri baduzu, itxaron: orri hau bere kabuz aldatuko da pasabideak ordainketa berresten duenean.',
  'payments.retry': 'Saiatu berriro',
  'payments.retry-keeps':
    'Berriro saiatzeko ez da formularioa berriz bete behar. Kobratuko den zenbatekoa: {amount}.',
  'payments.open-text': 'Ordaindu gabeko erosketa bat duzu: {quantity} × {section}, {name}.',
  'payments.open-keeps': 'Zure erantzunak bidalita daude. {amount} kobratuko dira.',
  'payments.go-on': 'Ordaintzen jarraitu',
  'payments.cancel': 'Erosketa bertan behera utzi',
  'payments.cancel-title': 'Erosketa bertan behera utzi?',
  'payments.cancel-text':
    'Zuretzat gordeta zeuden plazak beste pertsona batzuentzat libre geratuko dira. Ez zaizu ezer kobratuko.',
  'payments.cancel-keep': 'Erosketa mantendu',
  'payments.open-over': 'Erosketa ez zen ordaindu: plazak libre geratu dira.',
  'payments.open-paid':
    'Erosketa hau ordaindu duzu jada: {quantity} × {section}, {name}. Orain bidaltzen duzuna beste erosketa bat da.',
  'payments.see-payment': 'Ikusi ordainketa',
  'payments.late': 'Zure ordainketa kobratu dugu, baina ez da plazarik geratzen',
  'payments.late-text':
    'Bankuak zure ordainketa onartu duenean, plazak salduta zeuden jada. Udalak zenbatekoa itzuliko dizu edo beste plaza bat eskainiko dizu. Ez ordaindu berriro.',
  'payments.late-refunded': 'Udalak kasua itxi du: zenbatekoa itzuli dizu.',
  'payments.late-other-seat': 'Udalak kasua itxi du: beste plaza bat eman dizu.',
  'payments.late-contact':
    'Zalantzarik baduzu, jarri harremanetan udalarekin ({municipality}) eta adierazi eskaera-zenbakia.',
  'payments.amount': 'Zenbatekoa',
  'payments.reference': 'Ordainketa-erreferentzia',
  'payments.order-number': 'Eskaera-zenbakia',
  'payments.code': 'Erantzunaren kodea',
  'payments.receipt-mailed': 'Ordainagiria helbide honetara bidali dugu: {email}',
  'payments.download': 'Deskargatu ordainagiria',
  'payments.name-hidden': 'Izena erosketa egin den nabigatzailean bakarrik erakusten da, ordu erdiz.',
  'payments.reading': 'Ordainketa kontsultatzen…',
  'payments.not-read': 'Ezin izan dugu ordainketa kontsultatu. Egiaztatu zure konexioa.',
  'issue.purchase-location-required': '* Aukeratu kokapen bat',
  'issue.purchase-quantity-invalid': 'Kopuruak zenbaki osoa izan behar du: 1 gutxienez eta {max} gehienez',
  'issue.purchase-person-limit':
    'Dokumentu honekin beste {left} eros ditzakezu: pertsona bakoitzeko gehienekoa {max} da',
  'issue.purchase-price-changed': 'Prezioa aldatu da: begiratu jarraitu aurretik',
  'issue.purchase-seats-left': 'Kokapen honetan geratzen direnak: {left}',
  'issue.buyer-field-required': '* Nahitaezko eremua',
  'issue.buyer-name-invalid': 'Izena ez da baliozkoa',
  'issue.buyer-number-invalid': 'NANa ez da baliozkoa',
  'issue.buyer-email-invalid': 'Helbide elektronikoa ez da baliozkoa',
  'issue.buyer-phone-invalid': 'Telefonoa ez da baliozkoa',
} as const;
