import { languageKey, languages, type Language } from '#contract/language';
import { totalHeader } from '#contract/limits';
import { moments } from '#contract/situation';
import {
  answerOffline,
  isOfflineContent,
  keptPages,
  offlineContentPath,
  picturesOf,
  type OfflineContent,
} from '../logic/offline-content.ts';
import { pageAssetsIn, storedPageAddress } from '../logic/public-pages.ts';
import { cacheOfBuild, oldCaches } from './caches.ts';
import { fetchOwn, runConcurrently, type Report } from './fetch.ts';
import { isStorable } from './storable.ts';
import { languageOf } from './language.ts';
import { storeFile } from './strategies.ts';
import { worker } from './scope.ts';

/* What somebody keeps for offline with one press, until they remove it (behavior O4). */

export const keptCache = cacheOfBuild('kept');

const contentAddress = (language: Language) => `${offlineContentPath}?${languageKey}=${language}`;

/** A kept file; undefined if it isn't kept. */
export const findKept = (path: string): Promise<Response | undefined> =>
  caches.match(path, { cacheName: keptCache, ignoreVary: true });

/** The kept content in a language; undefined if nothing is kept. */
export async function keptContent(language: Language): Promise<OfflineContent | undefined> {
  const body: unknown = await (await findKept(contentAddress(language)))?.json();
  return isOfflineContent(body) ? body : undefined;
}

/** Answers a public call from what is kept. */
export async function answerFromKept(address: URL): Promise<Response | undefined> {
  const content = await keptContent(await languageOf(address));
  const answer = content && answerOffline(content, address, Math.random());
  if (!answer) return undefined;
  const total = answer.total === undefined ? undefined : { [totalHeader]: String(answer.total) };
  return Response.json(answer.body, { headers: { ...total } });
}

export const isKept = async (): Promise<boolean> =>
  (await findKept(contentAddress(languages[0]))) !== undefined;

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Once a day, keeps everything as it is by then. Without a network, all stays. Resolves to whether it was renewed. */
export async function renewKept(event: ExtendableEvent): Promise<boolean> {
  const stored = await findKept(contentAddress(languages[0]));
  const age = Date.now() - Date.parse(stored?.headers.get('date') ?? '');
  if (!stored || age < dayMilliseconds) return false;
  await keepAll(event);
  return true;
}

/** A new version keeps what its predecessor has kept (behavior O5). */
export async function keepAgain(event: ExtendableEvent): Promise<void> {
  const names = (await oldCaches()).filter((name) => name.includes('-kept-'));
  if (names.length > 0) await keepAll(event);
}

/**
 * Keeps the public content and pages in all languages, and nothing older. The content comes last, so either all of it is
 * kept or none.
 * @throws if something can't be fetched.
 */
export async function keepAll(
  event: ExtendableEvent,
  report: Report = () => undefined,
): Promise<void> {
  const contents = await Promise.all(
    languages.map(async (language) => {
      const response = await fetchOwn(contentAddress(language));
      const body: unknown = await response.clone().json();
      if (!response.ok || !isOfflineContent(body)) throw new Error(response.url);
      return { language, response, content: body };
    }),
  );
  const pages = contents.flatMap(({ language, content }) =>
    keptPages(content, moments).flatMap(
      (path) => storedPageAddress(new URL(path, worker.location.origin), language) ?? [],
    ),
  );
  const files = new Set(contents.flatMap(({ content }) => picturesOf(content)));
  const kept = await caches.open(keptCache);
  let done = 0;
  const step = () => report((done += 1), pages.length + files.size);
  await runConcurrently(pages, async (path) => {
    const page = await fetchOwn(path, 'text/html');
    if (!(await isStorable(page))) throw new Error(path);
    for (const file of pageAssetsIn(await page.clone().text())) files.add(file);
    await kept.put(path, page);
    step();
  });
  await runConcurrently([...files], async (path) => {
    await storeFile(event, path);
    step();
  });
  const current = [...pages, ...languages.map(contentAddress)].map(
    (path) => new URL(path, worker.location.origin).href,
  );
  for (const { url } of await kept.keys()) if (!current.includes(url)) await kept.delete(url);
  for (const { language, response } of contents) await kept.put(contentAddress(language), response);
}
