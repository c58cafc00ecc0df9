// E-mails that wait as files where no mail server is configured: those that were deleted from the outbox, and any that is
// addressed to the person.
// rules: X37.14
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** The addresses of the header To, in lower case; a header may go on in lines that begin with a space. */
function recipientsOf(mail: string): string {
  const [headers = ''] = mail.split(/\r?\n\r?\n/, 1);
  return /^to:(.*)$/im.exec(headers.replaceAll(/\r?\n[ \t]+/g, ' '))?.[1]?.toLowerCase() ?? '';
}

const addressesIn = (header: string): readonly string[] => header.match(/[^\s<>,;:"]+@[^\s<>,;"]+/g) ?? [];

interface Wanted {
  readonly entryIds: readonly string[];
  /** In lower case. */
  readonly emails: readonly string[];
}

/** Paths of the files; none where there is no such folder. */
export async function findMailFiles(
  folder: string,
  { entryIds, emails }: Wanted,
): Promise<readonly string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const found: string[] = [];
  for (const name of names.filter((each) => each.endsWith('.eml'))) {
    const path = join(folder, name);
    const isDeleted = entryIds.some((id) => name.startsWith(id));
    const isTo = async () =>
      addressesIn(recipientsOf(await readFile(path, 'utf8'))).some((address) => emails.includes(address));
    if (isDeleted || (emails.length > 0 && (await isTo()))) found.push(path);
  }
  return found;
}

export async function removeMailFiles(paths: readonly string[]): Promise<void> {
  for (const path of paths) await rm(path, { force: true });
}
