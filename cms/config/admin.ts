import type { Core } from '@strapi/strapi';
import { previewLink } from '../src/preview/link.ts';

export default ({ env }: Core.Config.Shared.ConfigParams): Core.Config.Admin => ({
  auth: { secret: env('ADMIN_JWT_SECRET', '') },
  apiToken: { salt: env('API_TOKEN_SALT', '') },
  secrets: { encryptionKey: env('ENCRYPTION_KEY', '') },
  transfer: { token: { salt: env('TRANSFER_TOKEN_SALT') } },
  // The page of the site, in the panel's own frame.
  preview: {
    enabled: true,
    config: {
      allowedOrigins: [new URL(env('SITE_URL', 'http://localhost:4321')).origin],
      handler: previewLink,
    },
  },
  // It keeps its keys in memory without bound; src/panel-accounts/login.ts limits instead.
  rateLimit: { enabled: false },
  // No advertising in the panel.
  flags: { nps: false, promoteEE: false },
});
