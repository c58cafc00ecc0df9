// What kind of file bytes are, by their beginning. The library for it is loaded with the first file.

/** @returns the media type; empty where it is not known or the file is broken */
export async function typeOfBytes(bytes: Uint8Array): Promise<string> {
  const { fileTypeFromBuffer } = await import('file-type');
  return (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime ?? '';
}
