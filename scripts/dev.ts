import { serve } from './setup/serve.ts';
import { main } from './terminal/main.ts';

await main((signal) => serve('development', signal));
