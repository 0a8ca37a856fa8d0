import type { IncomingMessage, ServerResponse } from 'node:http';
import { callerAddress } from '#contract/network';
import { pageMethods } from './allowed-methods.ts';
import type { RenderRequest } from './renderer.ts';

/**
 * The request with all of the browser's headers and the client's address, which can come from one of the trusted
 * proxies.
 */
export function toRenderRequest(
  request: IncomingMessage,
  response: ServerResponse,
  proxies: number,
): RenderRequest {
  const { method = 'GET', url = '/', socket } = request;
  const headers = { ...request.headers, 'x-forwarded-for': callerAddress(request, proxies) };
  return {
    method: method === 'HEAD' ? 'GET' : method,
    url,
    headers,
    remoteAddress: socket.remoteAddress,
    // What changes something is done even if the client has left.
    ...(pageMethods.includes(method) && { isWanted: isOpen(response) }),
  };
}

/** Whether the client still waits for the response. */
export const isOpen = (response: ServerResponse) => () => !response.destroyed;
