// Demonstration people by what they do, and the sessions that were opened for them before the journeys.

/** The one password of this stack's demonstration accounts. */
export function demonstrationPassword(): string {
  const password = process.env['E2E_PASSWORD'];
  if (password === undefined) throw new Error('the stack is not running: E2E_PASSWORD is not set');
  return password;
}

export const ACCOUNTS = {
  administrator: 'azucena.pedrera.lujan@villamaria.example',
  /** Builds forms of the area Ambiente y Espacios Verdes. */
  supervisor: 'gustavo.soldevila@villamaria.example',
  /** Sees the public switch, has no answers. */
  generator: 'delfina.quintanal@villamaria.example',
  elevatedSupervisor: 'rogelio.castaneda@villamaria.example',
  inspector: 'lautaro.bustamante.rey@villamaria.example',
  /** Answers and reads in green spaces, and nothing else. */
  respondent: 'elias.ormaechea@villamaria.example',
  /** Corrects and deletes own answers of green spaces, and completes none. */
  correctingInspector: 'silvano.vergara.tell@villamaria.example',
  /** Inspector of two areas, commerce and green spaces. */
  inspectorOfTwoAreas: 'tadeo.figueredo@villamaria.example',
  /** Keeps the forms of another municipality: what a journey leaves there is in nobody's way. */
  elevatedSupervisorAway: 'oihana.lizarraga.beroiz@valledeegues.example',
} as const;

export type AccountName = keyof typeof ACCOUNTS;

/** Account -> value of its session cookie. */
export function openedSessions(): Readonly<Record<string, string>> {
  return JSON.parse(process.env['E2E_SESSIONS'] ?? '{}') as Record<string, string>;
}
