// Has the browser save what lies under an address. The server says that it is a file to be kept, so the page stays.
// rules: R7.37

export function saveFile(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}
