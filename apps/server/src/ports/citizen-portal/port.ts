// The citizen portal as the product needs it: who came with what it put into the address, and a token to send somebody
// on with. Nobody is an answer; that the portal did not answer as it should is the one failure there is.
// rules: A3.30, A6.06, A6.07, A7.14, A7.19, R7.39, R7.43

export interface PortalMunicipality {
  readonly municipalityId: string;
  /** As documents write it, e.g. `paises/…/provincias/…/municipios/…`. */
  readonly municipalityPath: string;
}

export interface PortalLogin {
  /** In the register of people. */
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly documentNumber: string;
  /** '' where the portal does not say. */
  readonly username: string;
  /** Null: the portal knows people of all its municipalities alike. */
  readonly municipalityId: string | null;
}

export interface CitizenPortal {
  /** Null: the token is nobody's, or over. Throws PortalFailure. */
  readonly byToken: (token: string) => Promise<PortalLogin | null>;
  /** Null: the hash is nobody's. Throws PortalFailure. */
  readonly byHash: (municipality: PortalMunicipality, hash: string) => Promise<PortalLogin | null>;
  /** A token with which this person gets in. Throws PortalFailure. */
  readonly issueToken: (municipality: PortalMunicipality, citizenId: number) => Promise<string>;
}

export class PortalFailure extends Error {
  override readonly name = 'PortalFailure';
}
