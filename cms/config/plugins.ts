import type { Core } from '@strapi/strapi';
import { join } from 'node:path';
import { bodyLimits } from '../src/body.ts';
import { emailTransport } from '../src/mail/transport.ts';

const day = 60 * 60 * 24;

export default ({ env }: Core.Config.Shared.ConfigParams): Core.Config.Plugin => ({
  i18n: { enabled: true },
  upload: { config: { sizeLimit: bodyLimits.upload } },
  'users-permissions': {
    config: {
      jwtSecret: env('JWT_SECRET'),
      jwtManagement: 'refresh',
      sessions: {
        // A session ends so long after it began, or after it was last renewed: src/session.ts moves it on.
        maxRefreshTokenLifespan: 30 * day,
        // The token's own lifetime: renewed sessions keep their token, and browsers keep cookies no longer.
        idleRefreshTokenLifespan: 400 * day,
      },
    },
  },
  email: {
    config: {
      provider: 'nodemailer',
      providerOptions: emailTransport(
        env('SMTP_URL', ''),
        join(env('DATA_DIR', '../.data'), 'letters'),
      ),
      settings: { defaultFrom: env('CONTACT_EMAIL', 'hello@colibri.example') },
    },
  },
});
