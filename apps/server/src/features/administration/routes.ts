// Endpoints with which administrators and elevated supervisors manage accounts, areas and municipalities.
// rules: P6.21-P6.25, X33.80, X34.57, X34.70
import type { Route } from '../../platform/http/endpoint.ts';
import { agendaRoutes } from './agendas/routes.ts';
import { areaRoutes } from './areas/routes.ts';
import { assetRoutes } from './assets/routes.ts';
import { type AuditServices, auditRoutes } from './audit/routes.ts';
import { municipalityRoutes } from './municipalities/routes.ts';
import { settingsRoutes } from './municipalities/settings/routes.ts';
import { programRoutes } from './programs/routes.ts';
import { territoryRegisterRoutes } from './territory/routes.ts';
import type { UserServices } from './users/create-user.ts';
import { userRoutes } from './users/routes.ts';

export function administrationRoutes(
  services: UserServices & AuditServices & Parameters<typeof settingsRoutes>[0],
): readonly Route[] {
  return [
    ...userRoutes(services),
    ...programRoutes(services),
    ...areaRoutes(services),
    ...municipalityRoutes(services),
    ...territoryRegisterRoutes(services),
    ...auditRoutes(services),
    ...agendaRoutes(services),
    ...assetRoutes(services),
    ...settingsRoutes(services),
  ];
}
