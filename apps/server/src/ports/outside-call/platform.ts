// How the municipal platform is reached, by every port that it plays.

export interface MunicipalPlatform {
  /** Without a slash at its end. */
  readonly url: string;
}

/** The address of one of its calls. */
export const callAt = ({ url }: MunicipalPlatform, name: string) => `${url}/${name}`;
