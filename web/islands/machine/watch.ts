/* The machine's script is fetched when the machine comes into view, and nothing is drawn before (PRODUCT 23). */

const seen = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    seen.unobserve(target);
    void import('./machine.ts').then(({ start }) => start());
  }
});

document.addEventListener('astro:page-load', () => {
  seen.disconnect();
  for (const machine of document.querySelectorAll('[data-machine]')) seen.observe(machine);
});
