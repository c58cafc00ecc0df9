// Rough outlines of countries and provinces, drawn when there are no map pictures: good enough for orientation, too
// rough for anything else. Points are longitude and latitude, rounded to a tenth of a degree.
// rules: A7.23, X16.09

export interface Outline {
  readonly kind: 'country' | 'province';
  readonly ring: readonly (readonly [number, number])[];
}

const ARGENTINA: Outline['ring'] = [
  [-66.3, -21.8],
  [-64.4, -22.8],
  [-62.8, -22],
  [-60, -24],
  [-57.8, -25.2],
  [-58.6, -27.2],
  [-56, -27.3],
  [-54.6, -25.6],
  [-53.7, -26.3],
  [-55.8, -28.2],
  [-57.6, -30.2],
  [-58.2, -32.5],
  [-58.4, -34],
  [-57.2, -35.4],
  [-56.7, -36.4],
  [-57.6, -38.1],
  [-62, -39],
  [-62.3, -40.8],
  [-65, -41],
  [-63.8, -42.6],
  [-65.3, -44.6],
  [-67.5, -46],
  [-65.8, -47.8],
  [-68.3, -50.2],
  [-68.4, -52.4],
  [-71.9, -52],
  [-73.4, -50.2],
  [-72, -47.5],
  [-71.6, -44],
  [-71.8, -41],
  [-71, -38.5],
  [-70.4, -36],
  [-69.8, -33.5],
  [-70.5, -31],
  [-69.6, -28.4],
  [-68.4, -26.5],
  [-68.4, -24.5],
  [-67.2, -22.8],
  [-66.3, -21.8],
];
const CORDOBA: Outline['ring'] = [
  [-64.5, -29.6],
  [-63, -29.5],
  [-62.3, -30.4],
  [-61.9, -32.3],
  [-62.4, -33.3],
  [-62.9, -34.4],
  [-63.4, -35],
  [-65.1, -35],
  [-65.1, -33.7],
  [-64.9, -32.2],
  [-65.7, -31.4],
  [-65.3, -30.2],
  [-64.5, -29.6],
];
const SANTIAGO_DEL_ESTERO: Outline['ring'] = [
  [-64.4, -25.7],
  [-62, -25.6],
  [-61.7, -28],
  [-62, -29.5],
  [-63, -29.5],
  [-64.5, -29.6],
  [-65.1, -28.3],
  [-64.8, -26.8],
  [-64.4, -25.7],
];
const BUENOS_AIRES: Outline['ring'] = [
  [-60.2, -33.3],
  [-58.4, -34],
  [-57.2, -35.4],
  [-56.7, -36.4],
  [-57.6, -38.1],
  [-62, -39],
  [-62.3, -40.8],
  [-63.4, -41],
  [-63.4, -35],
  [-62.9, -34.4],
  [-61.2, -33.8],
  [-60.2, -33.3],
];
const SPAIN: Outline['ring'] = [
  [-9.3, 43],
  [-8, 43.7],
  [-4.5, 43.4],
  [-1.8, 43.4],
  [0.7, 42.7],
  [3.2, 42.4],
  [3.1, 41.8],
  [0.9, 41],
  [-0.3, 39.5],
  [0.2, 38.7],
  [-0.7, 37.6],
  [-2.1, 36.7],
  [-4.4, 36.7],
  [-5.6, 36],
  [-6.4, 36.8],
  [-7.4, 37.2],
  [-7, 38.2],
  [-7, 39.7],
  [-6.9, 41],
  [-6.2, 41.6],
  [-8.2, 42.1],
  [-8.8, 42],
  [-9.3, 43],
];
const NAVARRE: Outline['ring'] = [
  [-2.4, 42.6],
  [-2.2, 43],
  [-1.7, 43.3],
  [-1.4, 43.2],
  [-0.7, 42.9],
  [-1.1, 42.6],
  [-1.3, 42],
  [-1.9, 42.1],
  [-2.4, 42.6],
];

export const OUTLINES: readonly Outline[] = [
  { kind: 'country', ring: ARGENTINA },
  { kind: 'country', ring: SPAIN },
  { kind: 'province', ring: CORDOBA },
  { kind: 'province', ring: SANTIAGO_DEL_ESTERO },
  { kind: 'province', ring: BUENOS_AIRES },
  { kind: 'province', ring: NAVARRE },
];

const STEPS = [10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001];
/** Minimum distance between two grid lines, in pixels. */
const APART = 90;

/** Degrees between two grid lines at this zoom. */
export function gridStep(zoom: number): number {
  const pixelsPerDegree = (256 * 2 ** zoom) / 360;
  return STEPS.findLast((step) => step * pixelsPerDegree >= APART) ?? 10;
}
