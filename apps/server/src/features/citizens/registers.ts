// Which register a municipality looks people up in: its setting says so. rules: A7.12, A7.13
import { type MunicipalitySettings, settingsOf } from '@constancia/domain/territory/municipality-settings.ts';
import { type CitizenRegister, RegisterFailure } from '../../ports/citizens/port.ts';

export interface CitizenRegisters {
  readonly builtIn: CitizenRegister;
  /** Null: this installation has no address for it. */
  readonly platform: CitizenRegister | null;
}

/** Throws RegisterFailure when the register that is wanted is not there. */
export function registerOf(
  { builtIn, platform }: CitizenRegisters,
  settings: Partial<MunicipalitySettings>,
): CitizenRegister {
  if (settingsOf(settings).citizenRegister === 'built-in') return builtIn;
  if (!platform) throw new RegisterFailure('CITIZEN_REGISTER_URL is not set');
  return platform;
}
