// Texts about what is recorded of when and where a form is answered.
export const evidence = {
  'evidence.notice':
    'This form records the position and the time of the device at the start and when sending, as evidence of the visit.',
  'evidence.notice-position':
    'This form records the position of the device at the start and when sending, as evidence of the visit.',
  'evidence.notice-times':
    'This form records the time of the device at the start and when sending, as evidence of the visit.',
  'evidence.stamp-notice':
    'Each photo has the date, the time and the position of the device at its bottom, which are kept with it too, as evidence.',
  'evidence.stamp-taken': 'Taken: {moment}',
  'evidence.stamp-added': 'Added: {moment} (the photo is older)',
  'evidence.stamp-none': 'No position',
  'scan.open': 'Scan a code',
  'scan.close': 'Close the camera',
  'scan.camera': 'Camera: hold the code before it',
  'scan.read': 'Code read: {code}',
  'scan.refused': 'The camera could not be used. Type the code.',
  'voice.record': 'Record a voice note',
  'voice.help': 'Up to five minutes. The microphone is used only while you record.',
  'voice.stop': 'Stop',
  'voice.time': '{time} of {limit}',
  'voice.began': 'Recording. You can record up to five minutes.',
  'voice.asking': 'Allow the microphone where the browser asks.',
  'voice.refused':
    'The microphone could not be used: it is not allowed. Allow it in the browser and try again, or type what you were going to say.',
  'voice.none': 'This device has no microphone that can be used. Type what you were going to say.',
  'voice.unsupported': 'This browser cannot record sound. Type what you were going to say.',
  'voice.left': 'Recording stopped when you left the page. What had been recorded was kept.',
  'voice.interrupted': 'Recording was interrupted. What had been recorded was kept.',
  'voice.empty': 'Nothing was recorded. Try again.',
  'voice.limit': 'Recording reached five minutes and stopped. All of it was kept.',
  'voice.name': 'Voice note of {minutes} min {seconds} s',
  'issue.evidence-not-asked': 'The form does not ask for this.',
  'issue.evidence-time-wrong':
    'The time cannot be right: it is in the future, more than 14 days ago, or the end is before the start.',
};
