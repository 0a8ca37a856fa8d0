/** What the build adds to the service worker (web/build/service-worker.ts). */
declare module 'virtual:build' {
  /** Changes with anything in the build, also on the server. */
  export const buildId: string;
  /** The paths of all built scripts, styles and fonts, which contain a hash of their content. */
  export const files: readonly string[];
}
