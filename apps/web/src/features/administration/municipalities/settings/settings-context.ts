// What each field of the settings works with: its value, what is wrong with it, and how it is changed.
import { createContext, use } from 'react';
import type { SettingsToEdit } from '../../api.ts';
import type { SettingsDraft } from './settings-draft.ts';

export interface SettingsFields {
  readonly draft: SettingsDraft;
  /** As they are stored. */
  readonly saved: SettingsToEdit['settings'];
  readonly change: (over: Partial<SettingsDraft>) => void;
  /** Text of what is wrong, by field. */
  readonly errors: ReadonlyMap<string, string>;
  readonly read: SettingsToEdit;
}

export const SettingsContext = createContext<SettingsFields | null>(null);

export function useSettings(): SettingsFields {
  const settings = use(SettingsContext);
  if (!settings) throw new Error('a field of the settings is used outside their screen');
  return settings;
}

/** Id of the field in the page, to which the focus goes when it is wrong. */
export const fieldId = (name: string) => `setting-${name}`;
