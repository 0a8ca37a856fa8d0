/** The hummingbird, which each page draws once (components/bird/BirdShape.astro). */
export function Bird({ className }: { className: string }) {
  return (
    <svg className={className} viewBox="0 0 220 180" aria-hidden="true">
      <use href="#bird" />
    </svg>
  );
}
