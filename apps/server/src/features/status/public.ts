// What other features and commands may use of the installation's state.
export { diskFinding, probeMail, probeOutside, probeScanner, reasonOf } from './probes.ts';
