import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';

/** The argument that nodemailer passes to a transport. */
type ComposedMail = { message: { createReadStream(): NodeJS.ReadableStream } };

/**
 * A nodemailer transport that saves each email in a folder as an .eml file, named by time and readable only by its
 * owner.
 */
export function fileTransport(folder: string) {
  const save = async ({ message }: ComposedMail) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const time = new Date().toISOString().replaceAll(':', '-');
    const file = join(folder, `${time}-${randomUUID().slice(0, 8)}.eml`);
    // Written to a temporary name first, so that readers never see a partial email.
    await writeFile(`${file}.part`, await buffer(message.createReadStream()), { mode: 0o600 });
    await rename(`${file}.part`, file);
    return {};
  };
  return { name: 'files', version: '1', send: callbackify(save) };
}
