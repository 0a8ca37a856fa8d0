import type { Core } from '@strapi/strapi';
import { cmsSettings } from '../src/core/settings.ts';
import { previewLink } from '../src/preview/link.ts';

export default ({ env }: Core.Config.Shared.ConfigParams): Core.Config.Admin => ({
  auth: { secret: env('ADMIN_JWT_SECRET', '') },
  apiToken: { salt: env('API_TOKEN_SALT', '') },
  secrets: { encryptionKey: env('ENCRYPTION_KEY', '') },
  transfer: { token: { salt: env('TRANSFER_TOKEN_SALT') } },
  // Previews load pages of the site in a frame inside the panel.
  preview: {
    enabled: true,
    config: {
      allowedOrigins: [cmsSettings().SITE_URL],
      handler: previewLink,
    },
  },
  // As the email says (src/strapi/password-email.ts).
  forgotPassword: { expiresIn: '1h' },
  // Strapi's own rate limiter never frees its memory; src/strapi/login.ts replaces it.
  rateLimit: { enabled: false },
  // No surveys, ads and manuals of Strapi in the panel.
  flags: { nps: false, promoteEE: false, docLinks: false },
});
