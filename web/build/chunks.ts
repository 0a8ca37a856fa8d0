/*
 * Each request is slow on a phone, so modules that several islands import are bundled into a few files: the small parts
 * of React (react-dom is a separate file, loaded along with the island), form code, account code, designed cards, and the rest.
 */
const reactParts = /node_modules\/(?:react|scheduler)\/|react-dom\/(?:index|cjs\/react-dom\.)/;
const formParts = /web\/(?:islands|logic)\/form/;
const accountParts =
  /web\/(?:islands\/account\/(?!LogoutForm)|i18n\/.*auth|api\/account|logic\/auth)/;
const cardParts = /web\/(?:islands\/card\/|logic\/(?:card|pdf)\.)/;
/** Leaves out rarely needed texts, and the modules that scripts load before any interaction. */
const sharedParts = (id: string) =>
  /web\/(?!i18n\/.*(?:account|category|classroom|collection|error|listening|moment|offline|sheet|site)|logic\/(?:affirmation|card|category|classroom|deck|display|fit-text|ids|list|offline|pdf|picks|printed|public|sheet|stylesheet)|api\/(?:affirmation|kept|offline|parse-lists)|stores\/draft|islands\/(?:first\/|card\/|classroom\/|offline\/|print\/|sheet\/|affirmation\/AffirmationActions|shared\/(?:Button|CardPlaceholders|EmptyState|Failed|SearchingBird)))|contract\/(?!affirmation|card|category|query|situation|text)|nanostores\//.test(
    id,
  ) &&
  !formParts.test(id) &&
  !accountParts.test(id);

/** The modules of the script that every page runs at once (web/islands/first). No others may end up in its file. */
const firstScript =
  /web\/(?:islands\/first\/[^/]+$|api\/session\.ts|stores\/(?:favorites|member|page|persistent|reading|tab-storage|toast)\.ts|logic\/(?:favorites|language-url|member|voice)\.ts|i18n\/(?:en\/|fr\/)?language\.ts)|contract\/(?:language|session)\.ts|node_modules\/(?:nanostores\/(?:atom|clean-stores|lifecycle|task|warn)|@nanostores\/persistent)\/|astro\/(?:components\/ClientRouter|dist\/transitions)/;

/** In which file Rolldown puts a module of the browser. */
export const chunkGroups = [
  { name: 'first', test: firstScript, priority: 3 },
  { name: 'react', test: reactParts, priority: 2 },
  { name: 'shared', test: sharedParts, minShareCount: 3, priority: 1 },
  { name: 'fit-text', test: /logic\/fit-text/, priority: 1 },
  { name: 'cards', test: cardParts, minShareCount: 2 },
  { name: 'forms', test: formParts, minShareCount: 2 },
  { name: 'accounts', test: accountParts, minShareCount: 2 },
];
