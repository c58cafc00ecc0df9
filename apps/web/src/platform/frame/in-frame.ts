// Whether another page shows this one inside itself.

/** A form in a site of the town, for example, or the preview in the editor. */
export const isInFrame = (): boolean => window.self !== window.top;
