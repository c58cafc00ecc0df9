// What changes on a page that a test has drawn without `act` around it: it is drawn at some later moment, so that the test passes
// or fails by chance. React says so on the console, and the test fails (begin-page.ts).

const WARNING = 'not wrapped in act(';

const found: string[] = [];

/** Notes it from here on instead of printing it. */
export function watchOutsideAct(): void {
  const { error: print } = console;
  const error = (...said: unknown[]) => {
    const [format, component] = said;
    if (typeof format === 'string' && format.includes(WARNING)) found.push(String(component));
    else print(...said);
  };
  Object.assign(console, { error });
}

/** The components that changed so, each time; they are not remembered then. */
export const changedOutsideAct = (): readonly string[] => found.splice(0);
