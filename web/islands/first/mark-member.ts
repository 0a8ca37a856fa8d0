/**
 * Marks the page as a member's or a visitor's by the cookie that says so, before anything is painted: pages are
 * the same bytes for everybody. It is written into the page as text, so it uses nothing but its parameter.
 */
export function markMember(cookie: string): void {
  const { dataset } = document.documentElement;
  const role = document.cookie.split('; ').find((pair) => pair.startsWith(`${cookie}=`));
  if (role) dataset['member'] = role.slice(cookie.length + 1);
  else delete dataset['member'];
}
