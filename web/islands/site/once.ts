/** Does what a button is for, and nothing more for a second click meanwhile. It keeps the focus. */
export async function onceAtATime(button: Element, deed: () => Promise<void>): Promise<void> {
  if (button.ariaDisabled === 'true') return;
  button.ariaDisabled = 'true';
  try {
    await deed();
  } finally {
    button.ariaDisabled = null;
  }
}
