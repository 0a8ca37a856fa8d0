import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { letterFields } from '#contract/newsletter';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { settingFields, settings } from '#contract/settings';
import { en, fr } from './panel/texts.ts';
import { fields as fieldsInEnglish } from '../cms/src/i18n/en/fields.ts';
import { fields as fieldsInFrench } from '../cms/src/i18n/fr/fields.ts';
import { pictureHeights, pictureWidth } from '../cms/src/admin/help/picture-heights.ts';

const root = join(import.meta.dirname, '..');
const page = readFileSync(join(root, 'docs/security.md'), 'utf8');

it('every row of docs/security.md names a test file, and every test file that it names exists', () => {
  const rows = page.split('\n').filter((line) => /^\|(?! Threat| -)/.test(line));
  expect(rows.length).toBeGreaterThan(20);
  const wrong = rows.filter((row) => {
    const named = [...(row.split('|').at(-2) ?? '').matchAll(/`(tests\/[^`]+\.test\.ts)`/g)];
    return named.length === 0 || named.some(([, file = '']) => !existsSync(join(root, file)));
  });
  expect(wrong).toEqual([]);
});

const documents = ['README.md', ...globSync('docs/*.md', { cwd: root })];
const textOf = (document: string) => readFileSync(join(root, document), 'utf8');

it('every document in docs is linked from the README', () => {
  for (const document of documents.slice(1))
    expect(textOf('README.md')).toContain(`](${document})`);
});

it.each(documents)(
  'every link in %s leads to a file, and to a heading where it names one',
  (document) => {
    for (const [, target = ''] of textOf(document).matchAll(/\]\((?!https?:)([^)]+)\)/g)) {
      const [path = '', heading] = target.split('#');
      const file = path ? join(root, document, '..', path) : join(root, document);
      expect(existsSync(file), target).toBe(true);
      if (!heading) continue;
      const headings = [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(
        ([, text = '']) =>
          text
            .toLowerCase()
            .replaceAll(/[^\p{L}\d -]/gu, '')
            .replaceAll(' ', '-'),
      );
      expect(headings, target).toContain(heading);
    }
  },
);

it('the README is at most 9 kB long', () => {
  expect(Buffer.byteLength(textOf('README.md'))).toBeLessThanOrEqual(9000);
});

it('every rule that code or tests cite is in docs/behavior.md, and every rule there is cited', () => {
  const rules = new Set(
    [...textOf('docs/behavior.md').matchAll(/^- \*\*([A-Z]\d+)\*\*/gm)].map(([, id]) => id),
  );
  const cited = globSync('{web,cms/src,tests,scripts}/**/*.{ts,tsx,astro,css}', { cwd: root })
    .map(textOf)
    .flatMap((text) => [...text.matchAll(/behavior ([A-Z]\d+)(?:(?:,| and| to) ([A-Z]\d+))?/g)])
    .flatMap(([, ...ids]) => ids.filter(Boolean));
  expect(cited.length).toBeGreaterThan(50);
  expect(new Set(cited)).toEqual(rules);
});

/** Environment variables that source code reads, in each of the ways that this repository uses. */
function variablesIn(source: string): string[] {
  const single =
    /(?<!meta\.)\benv(?:\.(?:int|float|bool|array))?(?:\.|\['|\(')([A-Z][A-Z\d_]+)\b(?!'?\]?(?: =|:) )/g;
  const schemaField =
    /(?:^|[{,])\s*([A-Z][A-Z\d_]+): (?:z\n?\s*\.|port\b|timeOfDay\b|address\(|publicAddress\b)/gm;
  const secret = /^\s+([A-Z][A-Z\d_]+): \(\) =>/gm;
  const destructured = [...source.matchAll(/\{([^{}]+)\} = process\.env/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(/\W/)[0] ?? '');
  const named = [single, schemaField, secret].flatMap((pattern) =>
    [...source.matchAll(pattern)].map(([, name = '']) => name),
  );
  return [...named, ...destructured];
}

const compose = z.object({
  services: z.record(
    z.string(),
    z.object({ environment: z.record(z.string(), z.unknown()).default({}) }),
  ),
});

/** Variables that Compose takes from the operator: named in a value, or passed through without one. */
function variablesOfCompose(file: string): string[] {
  const inValues = [...file.matchAll(/\$\{([A-Z\d_]+)/g)].map(([, name = '']) => name);
  const { services } = compose.parse(parse(file, { merge: true }));
  const passedOn = Object.values(services).flatMap(({ environment }) =>
    Object.keys(environment).filter((name) => environment[name] === null),
  );
  return [...inValues, ...passedOn];
}

const variables = new Set([
  ...globSync('{web,cms/config,cms/src,scripts}/**/*.{ts,tsx,mjs,astro}', { cwd: root })
    .map(textOf)
    .flatMap(variablesIn),
  ...variablesOfCompose(textOf('docker-compose.yml')),
  ...settingFields.keyof().options,
]);
const settingsPage = textOf('docs/settings.md');

it('docs/settings.md lists every environment variable that the code reads', () => {
  expect([...variables]).toEqual(
    expect.arrayContaining(['PORT', 'CMS_URL', 'WEB_URL', 'APP_KEYS', 'CMS_BIND', 'SMTP_URL']),
  );
  expect([...variables].filter((name) => !settingsPage.includes(`\`${name}\``))).toEqual([]);
});

it('docs/settings.md lists no environment variable that the code does not read', () => {
  const rows = [...settingsPage.matchAll(/^\| (`[^|]+`)/gm)].map(([, names = '']) => names);
  const listed = rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  expect(listed.length).toBeGreaterThan(30);
  expect(listed.filter((name = '') => !variables.has(name))).toEqual([]);
});

it('docs/settings.md gives each setting the default that the code has', () => {
  const { SITE_URL: _site, ADMIN_URL: _panel, ...defaults } = settings.parse({});
  for (const [name, value] of Object.entries(defaults)) {
    const row = settingsPage.split('\n').find((line) => line.startsWith(`| \`${name}\` `)) ?? '';
    const cell = row.split('|')[3]?.trim();
    expect(cell, name).toBe(String(value) || 'none');
  }
});

it('the panel’s Help page knows the size of each picture of the guide', () => {
  const files = globSync('docs/pictures/*.webp', { cwd: root });
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) {
    const bytes = readFileSync(join(root, file));
    const [name = ''] = basename(file).split('.');
    // Where a lossy WebP file has its width and height.
    const size = [bytes.readUInt16LE(26), bytes.readUInt16LE(28)];
    expect([file, ...size]).toEqual([file, pictureWidth, pictureHeights[name]]);
  }
});

describe.each([
  ['docs/editing.md', en, fieldsInEnglish],
  ['docs/editing.fr.md', fr, fieldsInFrench],
] as const)('%s', (document, texts, fields) => {
  const guide = textOf(document);

  /** The guide's pictures, on lines of their own, in the language of the guide. */
  const picture = /^!\[[^\]]{20,}\]\(pictures\/([a-z]+)\.(en|fr)\.webp\)$/gm;

  it(`${document} has the sections that the panel’s pages lead to`, () => {
    const sections = [...guide.matchAll(/^## (.+)$/gm)].map(([, section]) => section);
    expect(sections).toEqual(expect.arrayContaining(Object.values(texts.helpSections)));
  });

  it(`${document} uses only the Markdown that the panel’s Help page can show`, () => {
    expect(guide.replaceAll(picture, '')).not.toMatch(/^\s*\||\]\(|<\w|!\[|^```|^#{3}/m);
  });

  it(`${document} shows every screenshot of the panel in its own language, and none in the other`, () => {
    const language = document.endsWith('.fr.md') ? 'fr' : 'en';
    const shown = [...guide.matchAll(picture)];
    expect(shown.map(([, , of]) => of)).toEqual(shown.map(() => language));
    const files = globSync(`docs/pictures/*.${language}.webp`, { cwd: root });
    expect(shown.map(([, name]) => `docs/pictures/${name}.${language}.webp`).toSorted()).toEqual(
      files.toSorted(),
    );
  });

  it(`${document} names the panel’s main pages, buttons and fields as the panel does, in bold`, () => {
    const {
      menu,
      translation,
      featured,
      letter,
      weeks,
      choice,
      plan,
      preview,
      test,
      move,
      spreadsheets,
      affirmation,
      guide: tone,
      glossary,
      versions,
      conflicts,
      recording,
    } = texts;
    const { publishAt, unpublishAt, featuredFrom, featuredUntil } = fields.affirmation;
    const named = [
      menu.help,
      menu.translations,
      menu.featured,
      menu.letter,
      menu.spreadsheets,
      translation.save,
      translation.saveReady,
      translation.saveForReview,
      translation.sendBack,
      translation.publish,
      translation.markUpToDate,
      translation.skip,
      translation.putRight,
      ...Object.values(translation.states),
      featured.add,
      featured.remove,
      letter.sent,
      weeks.earlier,
      weeks.later,
      weeks.states.automatic,
      choice.title,
      choice.remove,
      plan.warnings,
      plan.save,
      preview.title,
      test.title,
      ...Object.values(test.send),
      move.title,
      move.swap,
      spreadsheets.check,
      affirmation.similar,
      tone.title,
      glossary.edit,
      ...Object.values(fields.term).map(({ label }) => label),
      versions.title,
      versions.restore,
      versions.views.now,
      conflicts.mine,
      conflicts.cancel,
      recording.title,
      recording.record,
      recording.recordAgain,
      recording.use,
      recording.choose,
      recording.remove,
      ...[publishAt, unpublishAt, featuredFrom, featuredUntil].map(({ label }) => label),
      ...letterFields.map((field) => fields.letter[field].label),
      fields.testimonial.isSample.label,
    ];
    const bold = [...guide.matchAll(/\*\*([^*]+)\*\*/g)].map(([, text = '']) =>
      text.replaceAll(/\s+/g, ' ').toLowerCase(),
    );
    expect(named.filter((name) => !bold.some((text) => name.toLowerCase() === text))).toEqual([]);
  });
});

it('the guide for editors has the same sections in both languages', () => {
  const shapeOf = (document: string) =>
    textOf(document)
      .split('\n')
      .flatMap((line) => /^(?:#+|-|\d\.) /.exec(line)?.[0] ?? []);
  expect(shapeOf('docs/editing.fr.md')).toEqual(shapeOf('docs/editing.md'));
});
