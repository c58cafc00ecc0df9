// A setting that is wrong: one clear line, and nothing starts.
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
