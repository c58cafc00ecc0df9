// Requests that start before the screen that needs them is drawn. A new session starts without any: what was refused to a
// visitor may be allowed to the person who signs in.
// rules: X31.60

const started = new Map<string, Promise<unknown>>();

export function readAhead(key: string, read: () => Promise<unknown>): void {
  const reply = read();
  started.set(key, reply);
  // The screen that takes the promise handles its failure; until then nobody does.
  reply.catch(() => undefined);
}

/** Hands the request out once, also one that failed; undefined when none was started. */
export function takeAhead<Value>(key: string): Promise<Value> | undefined {
  const ahead = started.get(key) as Promise<Value> | undefined;
  started.delete(key);
  return ahead;
}

/** The request that was started, or one that starts now. One that failed, or fails after it was handed out, is repeated. */
export function readNow<Value>(key: string, read: () => Promise<Value>): Promise<Value> {
  return takeAhead<Value>(key)?.catch(read) ?? read();
}

/** Called when a session starts or ends. */
export function dropReadAhead(): void {
  started.clear();
}
