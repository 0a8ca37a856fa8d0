import { afterAll, vi } from 'vitest';
import { endFile } from './after-file.ts';

// Vitest runs this before each test file, also if the files share their modules.
afterAll(async () => {
  await endFile();
  vi.unstubAllEnvs();
});
