// How long messages that disappear by themselves stay, in milliseconds: one list for all of them.
// rules: P8.34, P9.07-P9.11, R9.27-R9.29

export const NOTICE_MS = {
  /** Over the page, unless its screen says otherwise. */
  alert: 3_000,
  /** Over the page, about something that failed. */
  errorAlert: 5_000,
  /** Inside a dialog or a field, unless it says otherwise. */
  snackbar: 2_500,
  /** Inside a dialog or a field, about something that failed. */
  errorToast: 4_000,
  /** About a form or a submission that was saved. */
  saved: 6_000,
  /** Over a form that is being answered, about something that failed. */
  banner: 6_000,
  /** About something that can be undone. */
  undo: 10_000,
} as const;
