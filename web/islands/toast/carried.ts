/** Where a toast is kept over a full page load. */
export const carriedToast = 'toast';

/** Whether one has come along from the page before. */
export function hasCarriedToast(): boolean {
  try {
    return sessionStorage.getItem(carriedToast) !== null;
  } catch {
    return false;
  }
}
