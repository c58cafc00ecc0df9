// Who came from the citizen portal: no account, no role, nothing of the staff side. They answer portal forms of the
// municipality they came to, and see the answers that are about themselves.
// rules: A3.30, A6.06, A6.07, E3.20, W6, W7

export interface PortalCitizen {
  readonly municipalityId: string;
  /** In the register of the municipality. */
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly documentNumber: string;
  /** In the portal; '' where it does not say. */
  readonly username: string;
  /** Under which their answers are stored. */
  readonly author: string;
}

/** Beside a name that is also a staff account's. */
const FROM_THE_PORTAL = '(Portal Ciudadano)';

/**
 * The username of the portal, the name of who has none. Whoever chose a username that a staff account has (`taken`) does
 * not sign as that one, nor do their answers count as its own.
 */
export function authorOfCitizen(
  person: Pick<PortalCitizen, 'firstName' | 'lastName' | 'username'>,
  name: 'free' | 'taken',
): string {
  const author = citizenName(person);
  return name === 'taken' ? `${author} ${FROM_THE_PORTAL}` : author;
}

/** The username, the name of who has none. */
export function citizenName({
  firstName,
  lastName,
  username,
}: Pick<PortalCitizen, 'firstName' | 'lastName' | 'username'>): string {
  return username.trim() || `${firstName} ${lastName}`.trim();
}

export interface FormOfPortal {
  readonly municipalityId: string;
  readonly portal: boolean;
}

export function mayAnswerAsCitizen(citizen: PortalCitizen | null, form: FormOfPortal): boolean {
  return citizen !== null && form.portal && form.municipalityId === citizen.municipalityId;
}

/** An answer to a portal form about this person; number and id both, as the register may give an id anew. */
export function isOwnAnswer(
  { municipalityId, id, documentNumber }: PortalCitizen,
  answer: {
    readonly form: FormOfPortal;
    readonly citizen: { readonly id: number; readonly documentNumber: string } | null;
  },
): boolean {
  return (
    answer.form.portal &&
    answer.form.municipalityId === municipalityId &&
    answer.citizen?.id === id &&
    answer.citizen.documentNumber === documentNumber
  );
}
