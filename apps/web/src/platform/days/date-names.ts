// Months and days of the week in the languages of which browsers may know none: Chromium brings the words of its own
// interface, and would write a Galician or Basque date in another language.
// rules: P1.17

export interface DateNames {
  /** January first. */
  readonly months: readonly string[];
  /** Monday first. */
  readonly weekdays: readonly string[];
  /** `weekday` and `month` by their names. */
  readonly full: (date: DateInNames) => string;
}

interface DateInNames {
  readonly weekday: string;
  readonly day: number;
  readonly month: string;
  readonly year: number;
}

/** By the code of HTML_LANG. As the Unicode locale data (CLDR) have them. */
export const DATE_NAMES: Readonly<Record<string, DateNames>> = {
  gl: {
    months: [
      'xaneiro',
      'febreiro',
      'marzo',
      'abril',
      'maio',
      'xuño',
      'xullo',
      'agosto',
      'setembro',
      'outubro',
      'novembro',
      'decembro',
    ],
    weekdays: ['luns', 'martes', 'mércores', 'xoves', 'venres', 'sábado', 'domingo'],
    full: ({ weekday, day, month, year }) => `${weekday}, ${day} de ${month} de ${year}`,
  },
  eu: {
    months: [
      'urtarrila',
      'otsaila',
      'martxoa',
      'apirila',
      'maiatza',
      'ekaina',
      'uztaila',
      'abuztua',
      'iraila',
      'urria',
      'azaroa',
      'abendua',
    ],
    weekdays: ['astelehena', 'asteartea', 'asteazkena', 'osteguna', 'ostirala', 'larunbata', 'igandea'],
    full: ({ weekday, day, month, year }) => `${year}(e)ko ${month}ren ${day}(a), ${weekday}`,
  },
};

/** Null where the browser knows the language itself. */
export function ownNames(locale: string): DateNames | null {
  const isKnown = Intl.DateTimeFormat.supportedLocalesOf(locale).length > 0;
  return isKnown ? null : (DATE_NAMES[locale] ?? null);
}
