// What pages may load and which powers of the browser they may use: only what is listed here.
// rules: X26.19

export interface PageOrigins {
  /** Other origins whose pictures pages may show, e.g. of a map. */
  readonly imageOrigins: readonly string[];
  /** Other origins that pages may send a form to, e.g. of a payment gateway. */
  readonly formOrigins: readonly string[];
}

/** emotion (staff screens) writes style elements; scripts are never inline and never evaluated. */
export function contentSecurityPolicy({ imageOrigins, formOrigins }: PageOrigins) {
  return {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:', ...imageOrigins],
    // Videos and voice notes of submissions, and the note that was just recorded.
    mediaSrc: ["'self'", 'blob:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    workerSrc: ["'self'"],
    manifestSrc: ["'self'"],
    // For the preview in the editor.
    frameSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'self'", ...formOrigins],
    frameAncestors: ["'self'"],
  };
}

/**
 * Pages ask the device for a submission's location, read codes with the camera, record voice notes, copy codes to the clipboard, and make and use
 * passkeys; pictures come from file fields. A form is opened from any page, and without a connection from the one that the
 * device keeps, so camera and microphone are not for single pages.
 */
const USED = [
  'geolocation',
  'camera',
  'microphone',
  'clipboard-write',
  'publickey-credentials-create',
  'publickey-credentials-get',
];
const UNUSED = [
  'accelerometer',
  'autoplay',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'midi',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'sync-xhr',
  'usb',
  'xr-spatial-tracking',
];

export const PERMISSIONS_POLICY = [
  ...USED.map((name) => `${name}=(self)`),
  ...UNUSED.map((name) => `${name}=()`),
].join(', ');
