// Makes the browser save the file at a URL. The server marks it as a download, so the page stays.
// rules: R7.37

export function saveFile(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}
