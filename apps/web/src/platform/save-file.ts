// Makes the browser save the file at a URL. The server marks it as a download, so the page stays.
// rules: R7.37, X40.62
import { isInFrame } from './frame/in-frame.ts';

export function saveFile(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  // With the attribute, what a page in a frame asks for goes without the cookie that it has there.
  if (!isInFrame()) link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}
