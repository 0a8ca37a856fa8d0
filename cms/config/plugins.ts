import type { Core } from '@strapi/strapi';
import { join } from 'node:path';
import { letterTransport } from '../src/mail/transport.ts';

export default ({ env }: Core.Config.Shared.ConfigParams): Core.Config.Plugin => ({
  i18n: { enabled: true },
  'users-permissions': { config: { jwtSecret: env('JWT_SECRET') } },
  email: {
    config: {
      provider: 'nodemailer',
      providerOptions: letterTransport(
        env('SMTP_URL', ''),
        join(env('DATA_DIR', '../.data'), 'letters'),
      ),
      settings: { defaultFrom: env('CONTACT_EMAIL', 'hello@colibri.example') },
    },
  },
});
