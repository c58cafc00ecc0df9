// Names of columns and tables of a feed. A name comes from the oldest title of what it stands for, so that a report that
// was made with it still finds it when the title was put right.
// rules: X38.81

const LENGTH_MAX = 60;
const ACCENTS = /\p{M}/gu;

/** Letters without accents, digits and underscores, as names of OData have to be; '' when nothing is left. */
function plainName(title: string): string {
  const plain = title
    .normalize('NFD')
    .replaceAll(ACCENTS, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '_')
    .slice(0, LENGTH_MAX)
    .replaceAll(/^_+|_+$/g, '');
  return /^\d/.test(plain) ? `n${plain}` : plain;
}

/** Programs that read feeds do not tell small letters from capitals. */
const key = (name: string) => name.toLowerCase();

/** Gives names of which no two are alike. `reserved`: names that are taken from the beginning. */
export function feedNames(reserved: readonly string[]): (title: string, id: string) => string {
  const used = new Set(reserved.map(key));
  return (title, id) => {
    const plain = plainName(title) || plainName(`q_${id}`);
    const own = `${plain}_${plainName(id)}`;
    let name = used.has(key(plain)) ? own : plain;
    for (let number = 2; used.has(key(name)); number++) name = `${own}_${number}`;
    used.add(key(name));
    return name;
  };
}
