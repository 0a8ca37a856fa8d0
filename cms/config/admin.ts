import type { Core } from '@strapi/strapi';

export default ({ env }: Core.Config.Shared.ConfigParams): Core.Config.Admin => ({
  auth: { secret: env('ADMIN_JWT_SECRET', '') },
  apiToken: { salt: env('API_TOKEN_SALT', '') },
  secrets: { encryptionKey: env('ENCRYPTION_KEY', '') },
  transfer: { token: { salt: env('TRANSFER_TOKEN_SALT') } },
  // No advertising in the panel.
  flags: { nps: false, promoteEE: false },
});
