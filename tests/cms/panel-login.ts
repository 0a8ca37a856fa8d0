import { inject } from 'vitest';
import { z } from 'zod';
import { freshAddress, visitorAt, type Answer, type Caller } from './members.ts';

const answered = z.object({ data: z.object({ token: z.string() }) });

/** The password that `invite` chooses. */
export const staffPassword = 'Chosen1234';

/** One try at the panel's login. */
export const tryPanelLogin = (from: Caller, email: string, password = staffPassword) =>
  from.call('POST', '/admin/login', { email, password });

/** A browser that is logged in to the panel. */
export interface PanelBrowser {
  caller: Caller;
  /** A request with the access token. */
  call: (method: string, path: string, body?: unknown) => Promise<Answer>;
  /** Asks for a fresh access token with the cookie, and uses it from now on. Returns the status. */
  refresh: () => Promise<number>;
}

/** Logs in to the panel, by default from a network of its own. Throws when that fails. */
export async function logInToPanel(
  email: string,
  password = staffPassword,
  caller = visitorAt(freshAddress(), inject('cms')),
): Promise<PanelBrowser> {
  const { body } = await tryPanelLogin(caller, email, password);
  let { token } = answered.parse(body).data;
  return {
    caller,
    call: (method, path, sent) =>
      caller.call(method, path, sent, { Authorization: `Bearer ${token}` }),
    async refresh() {
      const answer = await caller.call('POST', '/admin/access-token');
      if (answer.status === 200) ({ token } = answered.parse(answer.body).data);
      return answer.status;
    },
  };
}
