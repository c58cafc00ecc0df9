// Why a stored answer is opened again by staff: to correct it, or to complete what was not answered.
export type EditKind = 'correction' | 'completion';
