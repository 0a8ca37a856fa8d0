import type { Core } from '@strapi/strapi';
import { join } from 'node:path';
import { bodyLimits } from '../src/core/body.ts';
import { cmsSettings } from '../src/core/settings.ts';
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
        // How long a session lasts after login or its last renewal; src/core/session.ts renews it.
        maxRefreshTokenLifespan: 30 * day,
        // The lifetime of the token itself, which renewed sessions keep. Browsers cap cookies at 400 days.
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
      settings: { defaultFrom: cmsSettings().CONTACT_EMAIL },
    },
  },
});
