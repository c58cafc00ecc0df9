// URL of the municipal platform, for all ports that it implements.

export interface MunicipalPlatform {
  /** Without a slash at the end. */
  readonly url: string;
  /** A municipality named it: it is asked at public addresses only. */
  readonly onlyPublic?: boolean;
}

/** Where one of the platform's endpoints is asked. */
export const callAt = ({ url, onlyPublic = false }: MunicipalPlatform, name: string) => ({
  url: `${url}/${name}`,
  onlyPublic,
});
