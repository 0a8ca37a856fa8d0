import { prepareCheckout } from './setup/build.ts';
import { openOperatorData } from './stack/data-folder.ts';
import { main } from './terminal/main.ts';

await main(async (signal) => {
  await prepareCheckout({ logs: openOperatorData().logs, signal });
  return 0;
});
