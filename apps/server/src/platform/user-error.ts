// An error that the person who runs a command can fix: shown as one line, without a stack.

export class UserError extends Error {
  override readonly name = 'UserError';
}
