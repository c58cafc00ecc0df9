// URL of the municipal platform, for all ports that it implements.

export interface MunicipalPlatform {
  /** Without a slash at the end. */
  readonly url: string;
}

/** URL of one of the platform's endpoints. */
export const callAt = ({ url }: MunicipalPlatform, name: string) => `${url}/${name}`;
