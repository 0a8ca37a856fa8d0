interface Server {
  on: (event: 'connection', listener: () => void) => unknown;
}

let accepted = 0;

/** Counts the connections that a server accepts, one in each turn of the event loop. */
export function countConnections(server: Server): void {
  server.on('connection', () => {
    accepted += 1;
  });
}

/** Work goes on after so many connections, although more are waiting. */
const mostConnections = 100;

let lastTurn = Promise.resolve();

/**
 * Resolves in a turn of the event loop of the caller's own, once no connection waits to be accepted. Much work waits for
 * nothing: without it, all that begins at the same moment would run before anybody else's request is read.
 */
export function takeTurn(): Promise<void> {
  lastTurn = lastTurn.then(quietTurn);
  return lastTurn;
}

async function quietTurn(): Promise<void> {
  // The first ends the present turn.
  await nextTurn();
  for (let turns = 0; turns < mostConnections; turns += 1) {
    const before = accepted;
    await nextTurn();
    if (accepted === before) return;
  }
}

const nextTurn = () => new Promise<void>((resume) => void setImmediate(resume));
