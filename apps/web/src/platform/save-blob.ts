// Saves bytes that the page has made as a file.
// rules: X32.57, X34.62

/** Long enough for the browser to begin. */
const KEPT_MS = 10_000;

export function saveBlob(bytes: Blob, name: string): void {
  const url = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
