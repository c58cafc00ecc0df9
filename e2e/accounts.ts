// Demonstration accounts by role, and the sessions that were opened for them before the journeys.

/** The password that all demonstration accounts of this stack share. */
export function demonstrationPassword(): string {
  const password = process.env['E2E_PASSWORD'];
  if (password === undefined) throw new Error('the stack is not running: E2E_PASSWORD is not set');
  return password;
}

export const ACCOUNTS = {
  administrator: 'azucena.pedrera.lujan@villamaria.example',
  /** Builds forms in the area Ambiente y Espacios Verdes. */
  supervisor: 'gustavo.soldevila@villamaria.example',
  /** Sees the switch for public forms, and no submissions. */
  generator: 'delfina.quintanal@villamaria.example',
  elevatedSupervisor: 'rogelio.castaneda@villamaria.example',
  inspector: 'lautaro.bustamante.rey@villamaria.example',
  /** Answers forms and reads submissions of green spaces, and may do nothing else. */
  respondent: 'elias.ormaechea@villamaria.example',
  /** Corrects and deletes own submissions of green spaces, but completes none. */
  correctingInspector: 'silvano.vergara.tell@villamaria.example',
  /** Inspector of two areas: commerce and green spaces. */
  inspectorOfTwoAreas: 'tadeo.figueredo@villamaria.example',
  /** Manages the forms of another municipality, where no other journey meets what one leaves behind. */
  elevatedSupervisorAway: 'oihana.lizarraga.beroiz@valledeegues.example',
} as const;

export type AccountName = keyof typeof ACCOUNTS;

/** Name of the account in `ACCOUNTS` -> value of its session cookie. */
export function openedSessions(): Readonly<Record<string, string>> {
  return JSON.parse(process.env['E2E_SESSIONS'] ?? '{}') as Record<string, string>;
}
