// A setting that lists hosts, with commas between them: as a URL writes them, in small letters.

export function hostList(raw = ''): readonly string[] {
  return raw
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== '');
}
