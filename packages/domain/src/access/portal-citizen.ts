// People who came from the citizen portal. They have no account, no role and no access to the staff side;
// they answer portal forms of the municipality they came to, and see the submissions about themselves.
// rules: A3.30, A6.06, A6.07, W7, X34.53

export interface PortalCitizen {
  readonly municipalityId: string;
  /** Id in the municipality's register of citizens. */
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly documentNumber: string;
  /** Username in the portal; '' when the portal does not give one. */
  readonly username: string;
  /** The name that their submissions are stored under (`createdBy`). */
  readonly author: string;
  /** Ids and numbers under which the register knew them before a correction or a merge; their submissions keep those. */
  readonly formerly: readonly { readonly id: number; readonly documentNumber: string }[];
}

/** Milliseconds that an entry is valid, counted from the sign-in, whether it is used or not (W6). */
export const PORTAL_ENTRY_LIFE = 2 * 60 * 60_000;

/** Added to the name when a staff account has the same username. */
const FROM_THE_PORTAL = '(Portal Ciudadano)';

/**
 * The citizen's username in the portal, or their name when they have none. If a staff account has the same
 * username (`taken`), the name is marked, so that the citizen's submissions do not count as that account's.
 */
export function authorOfCitizen(
  person: Pick<PortalCitizen, 'firstName' | 'lastName' | 'username'>,
  name: 'free' | 'taken',
): string {
  const author = citizenName(person);
  return name === 'taken' ? `${author} ${FROM_THE_PORTAL}` : author;
}

/** The username, or first and last name when there is no username. */
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

/**
 * Whether a submission to a portal form is about this person. It compares the document number as well as the
 * id, because the register may give an id to another person later. A submission of former times says who they were.
 */
export function isOwnSubmission(
  { municipalityId, id, documentNumber, formerly }: PortalCitizen,
  {
    form,
    citizen,
  }: {
    readonly form: FormOfPortal;
    readonly citizen: { readonly id: number; readonly documentNumber: string } | null;
  },
): boolean {
  if (!form.portal || form.municipalityId !== municipalityId || citizen === null) return false;
  return [{ id, documentNumber }, ...formerly].some(
    (key) => key.id === citizen.id && key.documentNumber === citizen.documentNumber,
  );
}
