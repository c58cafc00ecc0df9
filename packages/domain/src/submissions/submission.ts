// A whole answered form, as views, spreadsheets and documents use it.
// rules: A3.31, R3.01-R3.10
import type { Residue } from '../reading/residue.ts';
import type { AnswerSet } from './answers/answers.ts';

export interface Submission {
  readonly id: string;
  readonly formId: string;
  /** The code, e.g. VM4378; it begins with 'DESC' where the municipality has no keyword (A7.07). */
  readonly code: string;
  /** The record code; '' when the form offers none. */
  readonly recordCode: string;
  /** Username or e-mail of the person who answered; 'Usuario Anónimo' for visitors (A6.05). */
  readonly createdBy: string;
  readonly author: {
    readonly firstName: string;
    readonly lastName: string;
    readonly inspectorNumber: string;
  };
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly answers: AnswerSet;
  readonly location: Location | null;
  readonly citizen: Citizen | null;
  /** The asset of the municipality's register that the submission is about (A2.49-A2.51). */
  readonly asset?: Asset | null;
  /**
   * Number of the last incident that it created in the incident system; absent when there is none (A4.09).
   */
  readonly incidentNumber?: string;
  /** Id of the current state; null on a form without states. */
  readonly state: number | null;
  readonly stateHistory: readonly StateChange[];
  readonly signatures: readonly SignatureGiven[];
  readonly residue?: Residue;
}

export interface Location {
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Something of the municipality that has a location: a street lamp, a tree, a bus stop (P3.23). */
export interface Asset {
  readonly id: number;
  readonly name: string;
  readonly type: string;
  readonly address: string;
}

export interface StateChange {
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly username: string;
  readonly stateId: number;
  readonly stateName: string;
  readonly initial: boolean;
}

export interface SignatureGiven {
  /** Index of the slot in the form's `signatures`. */
  readonly slot: number;
  /** Storage key of the drawing, '' when the slot was not signed. */
  readonly image: string;
  readonly signatory: string;
  readonly imageId: string;
}

/** A natural or legal person tied to a submission (`datosCiudadano`). */
export interface Citizen {
  readonly id: number;
  readonly firstName: string;
  /** 'Dummy' marks a legal person (A3.29). */
  readonly lastName: string;
  readonly documentNumber: string;
  readonly email: string;
  readonly phone: string;
  readonly street: string;
  readonly personType: 'fisica' | 'juridica';
  readonly documentType: number;
  readonly taxNumber: string;
  readonly source: string;
}
