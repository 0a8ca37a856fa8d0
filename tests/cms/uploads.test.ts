import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { crc32, deflateSync } from 'node:zlib';
import { join } from 'node:path';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { filledDatabase, startCms } from './another-cms.ts';
import type { CmsProcess } from './cms-process.ts';
import { siteKey } from './keys.ts';

const mebibyte = 1024 * 1024;
/** The smallest picture there is. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let temporary: string;
let cms: CmsProcess;
let administrator: Record<string, string>;
let editor: Record<string, string>;
beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'colibri-uploads-'));
  cms = await startCms({ TMPDIR: temporary, DATABASE_URL: await filledDatabase() });
  administrator = bearer(await post('/admin/login', inject('administrator')));
  editor = bearer(await inviteEditor());
}, 300_000);
afterAll(() => rm(temporary, { recursive: true, force: true }));

const drawn = z.array(z.object({ width: z.null(), formats: z.null() }));
const token = z.object({ data: z.object({ token: z.string() }) });
const bearer = (answer: unknown) => ({
  Authorization: `Bearer ${token.parse(answer).data.token}`,
});

async function post(path: string, body: object): Promise<unknown> {
  const answer = await fetch(cms.url + path, {
    method: 'POST',
    headers: { ...administrator, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.json();
}

async function inviteEditor(): Promise<unknown> {
  const answer = await fetch(`${cms.url}/admin/roles`, { headers: administrator });
  const role = roles.parse(await answer.json()).data.find(({ code }) => code === 'strapi-editor');
  const account = { firstname: 'Edda', email: 'edda@colibri.example', roles: [role?.id] };
  const { registrationToken } = invited.parse(await post('/admin/users', account)).data;
  const userInfo = { firstname: 'Edda', password: 'Chosen1234' };
  return post('/admin/register', { registrationToken, userInfo });
}
const roles = z.object({ data: z.array(z.object({ id: z.number(), code: z.string() })) });
const invited = z.object({ data: z.object({ registrationToken: z.string() }) });

function form(...contents: (Buffer | string)[]): FormData {
  const body = new FormData();
  for (const content of contents)
    body.append('files', new Blob([Uint8Array.from(Buffer.from(content))]), 'picture.png');
  return body;
}

async function send(path: string, body: FormData, headers: Record<string, string> = {}) {
  const answer = await fetch(cms.url + path, { method: 'POST', headers, body });
  const text = await answer.text();
  return { status: answer.status, text };
}

/** Asks for a path as it is written: `fetch` would normalize it. */
function getRaw(path: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const asked = request(cms.url, { path });
    asked.on('response', (answer) => resolve(answer.resume())).on('error', reject);
    asked.end();
  });
}

/** A PNG of one color: some kilobytes, whatever its size. */
function picture(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const content = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(content));
    return Buffer.concat([length, content, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // One bit per pixel, gray.
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A GIF with this many frames, of 15 bytes each, whatever its size. */
function animation(side: number, frames: number): Buffer {
  const header = Buffer.from('47494638396100000000800000000000ffffff', 'hex');
  header.writeUInt16LE(side, 6);
  header.writeUInt16LE(side, 8);
  const frame = Buffer.from('2c0000000001000100000202440100', 'hex');
  return Buffer.concat([header, ...Array.from({ length: frames }, () => frame), Buffer.of(0x3b)]);
}

it('answers 405 to an administrator who asks the media library to download a file from a URL', async () => {
  const headers = { ...administrator, 'Content-Type': 'application/json' };
  const body = JSON.stringify({ urls: [cms.url.replace('127.0.0.1', '0.0.0.0')] });
  const options = { method: 'POST', headers, body };
  expect((await fetch(`${cms.url}/upload/actions/upload-from-urls`, options)).status).toBe(405);
});

it('answers 413 to an animation of more than 50 million pixels in all of its frames, and accepts one of fewer', async () => {
  expect((await send('/upload', form(animation(2000, 13)), administrator)).status).toBe(413);
  expect((await send('/upload', form(animation(200, 13)), administrator)).status).toBe(201);
  await expectNothingLeft();
});

it('answers 413 to a small picture file of more than 50 million pixels, and accepts one of fewer', async () => {
  expect((await send('/upload', form(picture(7100, 7100)), administrator)).status).toBe(413);
  expect((await send('/upload', form(picture(1000, 1000)), administrator)).status).toBe(201);
  await expectNothingLeft();
});

it.each([
  [20_001, 1],
  [1, 20_001],
])(
  'answers 413 to a picture of %d × %d pixels, because one with a side of more than 20,000 can take minutes to resize',
  async (width, height) => {
    expect((await send('/upload', form(picture(width, height)), administrator)).status).toBe(413);
    await expectNothingLeft();
  },
);

async function expectNothingLeft() {
  await expect.poll(() => readdir(temporary)).toEqual([]);
}

describe('multipart bodies', () => {
  it.each([
    ['/nonexistent', 415],
    ['/admin/login', 415],
    ['/panel/spreadsheet', 415],
    ['/upload/folders', 415],
    ['/api/auth/login', 404],
    ['/api/upload', 404],
  ])(
    'a multipart body at %s, where no file can be uploaded, gets %i even from an administrator, and no file is stored',
    async (path, status) => {
      expect((await send(path, form(Buffer.alloc(mebibyte)))).status).toBe(status);
      expect((await send(path, form(Buffer.alloc(mebibyte)), administrator)).status).toBe(status);
      expect(await readdir(temporary)).toEqual([]);
    },
  );

  it('the CMS answers 415 to a login with a multipart body and the site’s key', async () => {
    const { status, text } = await send('/api/auth/login', form('x'), siteKey());
    expect([status, text]).toEqual([415, expect.stringContaining('unsupported-media-type')]);
  });

  it.each(['/upload', '/upload/files', '/upload/files/1/replace', '/UPLOAD/', '/upload?id=1'])(
    'answers 401 to a file upload at %s without a panel session, and stores no file',
    async (path) => {
      const wrongToken = { Authorization: 'Bearer made.up.token' };
      for (const headers of [{}, wrongToken])
        expect((await send(path, form(Buffer.alloc(mebibyte)), headers)).status).toBe(401);
      expect(await readdir(temporary)).toEqual([]);
    },
  );

  it('answers 403 to an editor’s multipart upload, and leaves no temporary file', async () => {
    const body = form(Buffer.alloc(mebibyte));
    expect((await send('/upload', body, editor)).status).toBe(403);
    expect(await readdir(temporary)).toEqual([]);
  });

  it('answers 403 to an editor’s file upload before its body has arrived', async () => {
    const status = await new Promise((resolve, reject) => {
      const upload = request(`${cms.url}/upload`, {
        method: 'POST',
        headers: {
          ...editor,
          'Content-Type': 'multipart/form-data; boundary=x',
          'Content-Length': mebibyte,
        },
        signal: AbortSignal.timeout(10_000),
      });
      upload.on('response', (answer) => {
        resolve(answer.statusCode);
        upload.destroy();
      });
      upload.on('error', reject).flushHeaders();
    });
    expect(status).toBe(403);
  });
});

describe('uploads to the media library', () => {
  const files = z.array(z.object({ id: z.number(), url: z.string() }));

  it('stores an administrator’s upload, and deletes its temporary files', async () => {
    const { status, text } = await send('/upload', form(pixel, pixel), administrator);
    expect(status, text).toBe(201);
    for (const { id, url } of files.parse(JSON.parse(text))) {
      const answer = await fetch(cms.url + url);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-security-policy')).toContain('sandbox');
      expect(answer.headers.get('permissions-policy')).toContain('microphone=(self)');
      const removed = await fetch(`${cms.url}/upload/files/${id}`, {
        method: 'DELETE',
        headers: administrator,
      });
      expect(removed.status).toBe(200);
    }
    await expectNothingLeft();
  });

  const uploadPixel = async () => {
    const { text } = await send('/upload', form(pixel), administrator);
    return files.parse(JSON.parse(text))[0]?.url ?? '';
  };

  it('sends an uploaded file with the content security policy that sandboxes it, however its URL is spelled', async () => {
    const url = await uploadPixel();
    for (const spelling of ['/%75ploads/', '/./uploads/', '/x/../uploads/', '//uploads/']) {
      const { headers } = await getRaw(url.replace('/uploads/', spelling));
      expect(headers['content-security-policy'], spelling).toContain('sandbox');
    }
  });

  it.each([
    ['script.js', 'alert(1)', 'application/octet-stream'],
    ['page.html', '<script>alert(1)</script>', 'application/octet-stream'],
    ['style.css', 'body { display: none }', 'application/octet-stream'],
    ['drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'image/svg+xml'],
    ['picture.png', pixel, 'image/png'],
  ])(
    'sends the uploaded file %s with headers that keep pages from running it as a script',
    async (name, content, type) => {
      const body = new FormData();
      body.append('files', new Blob([Uint8Array.from(Buffer.from(content))]), name);
      const { text } = await send('/upload', body, administrator);
      const { headers } = await fetch(cms.url + files.parse(JSON.parse(text))[0]?.url);
      expect(headers.get('content-type')).toBe(type);
      expect(headers.get('content-disposition')).toBe(type === 'image/png' ? null : 'attachment');
      expect(headers.get('content-security-policy')).toContain('sandbox');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  it('stores an SVG without rendering it or measuring its size, because its filters could take minutes', async () => {
    const rectangle = '<rect width="6000" height="6000" filter="url(#f)"/>';
    const filter = '<filter id="f"><feGaussianBlur stdDeviation="900"/></filter>';
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="6000" height="6000">${filter}${rectangle.repeat(40)}</svg>`;
    const body = new FormData();
    body.append('files', new Blob([drawing], { type: 'image/svg+xml' }), 'drawing.svg');
    const { status, text } = await send('/upload', body, administrator);
    expect(status).toBe(201);
    expect(drawn.parse(JSON.parse(text))).toEqual([{ width: null, formats: null }]);
  });

  it('sends an uploaded file in full, whatever range is requested', async () => {
    const url = cms.url + (await uploadPixel());
    const whole = await (await fetch(url)).arrayBuffer();
    for (const range of ['0-9999', '9999-', '5-1', 'x', '0-9']) {
      const answer = await fetch(url, {
        headers: { Range: `bytes=${range}` },
        signal: AbortSignal.timeout(10_000),
      });
      expect(answer.status, range).toBe(200);
      expect(await answer.arrayBuffer(), range).toEqual(whole);
    }
  });

  it('refuses invalid uploads to the media library with 4xx, and leaves no temporary files behind', async () => {
    const large = form(Buffer.alloc(10 * mebibyte));
    expect((await send('/upload', large, administrator)).status).toBe(413);
    const text = form();
    text.append('fileInfo', 'x'.repeat(65 * 1024));
    expect((await send('/upload', text, administrator)).status).toBe(413);
    const empty = form();
    empty.append('fileInfo', '{');
    expect((await send('/upload', empty, administrator)).status).toBe(400);
    const missing = form(pixel);
    expect((await send('/upload?id=999999', missing, administrator)).status).toBe(404);
    const wrong = form(pixel);
    wrong.append('fileInfo', '{');
    expect((await send('/upload', wrong, administrator)).status).toBe(400);
    await expectNothingLeft();
  });

  it('answers 400 to a malformed multipart upload, and leaves no temporary files behind', async () => {
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x']) {
      const answer = await fetch(`${cms.url}/upload`, {
        method: 'POST',
        headers: { ...administrator, 'Content-Type': type },
        body: '--x\r\nContent-Disposition: form-data; name="files"; filename="a.png"\r\n\r\ntorn',
      });
      expect(answer.status, type).toBe(400);
    }
    await expectNothingLeft();
  });

  it('leaves no temporary files behind when the client disconnects during an upload', async () => {
    const upload = request(`${cms.url}/upload`, {
      method: 'POST',
      headers: {
        ...administrator,
        'Content-Type': 'multipart/form-data; boundary=x',
        'Content-Length': 5 * mebibyte,
      },
    });
    const failed = once(upload, 'error');
    upload.write(
      '--x\r\nContent-Disposition: form-data; name="files"; filename="a.png"\r\n' +
        'Content-Type: image/png\r\n\r\n',
    );
    upload.write(Buffer.alloc(mebibyte));
    await expect.poll(() => readdir(temporary)).toHaveLength(1);
    upload.destroy(new Error('gone'));
    await failed;
    await expectNothingLeft();
    expect((await fetch(`${cms.url}/_health`)).status).toBe(204);
  });
});
