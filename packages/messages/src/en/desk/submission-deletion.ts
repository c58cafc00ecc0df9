// English texts for deleting a submission.
export const submissionDeletion = {
  'deletion.delete': 'Delete',
  'deletion.title': 'Delete the answer {code}?',
  'deletion.text':
    'The answer given by {author} on {moment} will be deleted, with its files, signatures and corrections. This cannot be undone.',
  'deletion.changed': 'The answer changed in the meantime. Check whether you still want to delete it.',
  'deletion.confirm': 'Delete answer',
  'deletion.cancel': 'Cancel',
  'deletion.done': 'The answer was deleted',
  'deletion.done-in-list': 'Answer deleted',
  'deletion.failed': 'An error occurred, please try again',
} as const;
