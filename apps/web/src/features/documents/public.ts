// What the frame around the screens puts into those of other features.
export { RecordAction } from './record-action.tsx';
