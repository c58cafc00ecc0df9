// Chooses the register of citizens that a municipality uses, as its settings say.
// rules: A7.12, A7.13
import { type MunicipalitySettings, settingsOf } from '@constancia/domain/territory/municipality-settings.ts';
import { type CitizenRegister, RegisterFailure } from '../../ports/citizens/port.ts';

export interface CitizenRegisters {
  readonly builtIn: CitizenRegister;
  /** Null when this installation has no URL for it. */
  readonly platform: CitizenRegister | null;
}

/** Throws RegisterFailure when the register from the settings is not configured. */
export function registerOf(
  { builtIn, platform }: CitizenRegisters,
  settings: Partial<MunicipalitySettings>,
): CitizenRegister {
  if (settingsOf(settings).citizenRegister === 'built-in') return builtIn;
  if (!platform) throw new RegisterFailure('CITIZEN_REGISTER_URL is not set');
  return platform;
}
