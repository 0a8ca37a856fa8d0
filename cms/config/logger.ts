import { redact } from '../src/contract/redact.ts';

/** The property in which winston's transports expect the formatted line. */
const line = Symbol.for('message');

/** Removes personal data from Strapi's logs, including the queries of URLs. */
export default {
  format: {
    transform: (entry: { level: string; message: unknown; stack?: unknown }) => {
      const { level, message, stack } = entry;
      const text = [message, stack].filter(Boolean).join('\n');
      return {
        ...entry,
        level,
        message,
        [line]: `[${new Date().toISOString()}] ${level}: ${redact(text)}`,
      };
    },
  },
};
