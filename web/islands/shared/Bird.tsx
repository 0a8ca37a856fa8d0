interface Props {
  className?: string;
}

/** Uses the drawing that is in the page (components/bird/BirdShape.astro). */
export function Bird({ className }: Props) {
  return (
    <svg className={className} viewBox="0 0 220 180" aria-hidden="true">
      <use href="#bird" />
    </svg>
  );
}
