// Uploading a drawing, as the screen around the signatures can. Failures are CallErrors. rules: A7.26, A8.08

export interface SignatureUpload {
  /** The answer that will carry it. */
  readonly submissionId: string;
  readonly slot: number;
  readonly png: Blob;
}

export interface SignatureCalls {
  readonly upload: (upload: SignatureUpload) => Promise<{ readonly image: string; readonly imageId: string }>;
}
