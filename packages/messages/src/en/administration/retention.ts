// English texts of how long a municipality keeps submissions.
export const retention = {
  'retention.title': 'Keeping of answers',
  'retention.months': 'Months for which answers are kept',
  'retention.help': 'From 1 to {max}, since the day they were sent. Empty: for ever.',
  'retention.by-form': 'Another time for a form',
  'retention.by-form-none': 'Choose a form',
  'retention.of': 'Months of “{form}”',
  'retention.form-help': 'Empty: for ever.',
  'retention.remove': 'Remove the time of “{form}”',
  'retention.forever': 'Answers are kept for ever: none is deleted because of its date.',
  'retention.text':
    'Answers whose time is over are deleted within minutes, with their files, and this cannot be undone. Those on hold, signed ones, those of forms with payments and those of the citizen portal are not deleted.',
  'retention.counting': 'Counting the answers whose time is over…',
  'retention.none': 'With this time no answer is deleted now.',
  'retention.now': 'With this time {count} answers are deleted now:',
  'retention.now.one': 'With this time {count} answer is deleted now:',
  'retention.of-form': '{form}: {count}',
  'retention.kept': 'Others whose time is over are kept: {count}.',
  'retention.count-failed': 'The answers whose time is over could not be counted. Try again.',
  'retention.ask': 'Delete {count} answers?',
  'retention.ask.one': 'Delete {count} answer?',
  'retention.ask-text':
    'Saving deletes within minutes, with their files, the answers whose time is over: {forms}. This cannot be undone.',
  'retention.ask-yes': 'Save and delete',
  'retention.ask-no': 'Cancel',
} as const;
