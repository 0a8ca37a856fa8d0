/** Whether a URL's host is this machine: localhost, 127.0.0.0/8 or [::1]. */
export function isLoopback(url: string | URL): boolean {
  return /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
}
