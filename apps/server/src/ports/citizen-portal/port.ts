// The citizen portal as the product needs it: who came with the token in the URL, and a token for sending a
// person to another site. "Nobody" is a valid reply; a portal that does not reply properly is the only
// failure.
// rules: A6.06, A6.07, A7.14, A7.19, R7.39

export interface PortalMunicipality {
  readonly municipalityId: string;
  /** As documents write it, e.g. `paises/…/provincias/…/municipios/…`. */
  readonly municipalityPath: string;
}

export interface PortalLogin {
  /** Id in the register of citizens. */
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly documentNumber: string;
  /** '' when the portal does not supply it. */
  readonly username: string;
  /** Null when the portal does not say which of its municipalities the person belongs to. */
  readonly municipalityId: string | null;
}

export interface CitizenPortal {
  /** Null when the token is unknown or has expired. Throws PortalFailure. */
  readonly byToken: (token: string) => Promise<PortalLogin | null>;
  /** Null when the hash is unknown. Throws PortalFailure. */
  readonly byHash: (municipality: PortalMunicipality, hash: string) => Promise<PortalLogin | null>;
  /** A token with which this person can sign in. Throws PortalFailure. */
  readonly issueToken: (municipality: PortalMunicipality, citizenId: number) => Promise<string>;
}

export class PortalFailure extends Error {
  override readonly name = 'PortalFailure';
}
