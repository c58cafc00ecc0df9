// Basque texts around a screen that is not there, or not for this person. A citizen's form loads them once it is open.
export const shellLater = {
  'shell.not-found-code': '404',
  'shell.not-found': 'Eskatutako helbidea ez da aurkitu.',
  'shell.forbidden': 'Ez duzu gune honetan sartzeko behar den baimenik.',
  'shell.home-link': 'Joan hasierara',
  'shell.blocked-title': 'Sarbidea ukatuta. Udala blokeatuta dago',
  'shell.blocked': 'Blokeatuta dagoen orri batean sartzen saiatu zara',
} as const;
