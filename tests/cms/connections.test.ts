import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, inject, it, onTestFinished } from 'vitest';

const { hostname, port } = new URL(inject('cms'));

/** Opens a connection that sends nothing. */
async function openIdle() {
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
}

it('the CMS closes an IP network’s 1001st open connection, and answers the network again once the others are closed', async () => {
  const held = await Promise.all(Array.from({ length: 1000 }, openIdle));
  const refused = await openIdle();
  await once(refused, 'close');
  for (const socket of held) socket.destroy();
  await expect
    .poll(() =>
      fetch(`${inject('cms')}/_health`).then(
        ({ status }) => status,
        () => undefined,
      ),
    )
    .toBe(204);
});
