// What reads codes from the pictures of a camera: the browser's own reader or ours.
// rules: X31.13, X39.66

export interface Detector {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}

/** `any`: all that the reader knows, bar codes too. */
export type Codes = 'qr' | 'any';
