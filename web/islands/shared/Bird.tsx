interface Props {
  className?: string;
}

/** The page holds its drawing (components/bird/BirdShape.astro). */
export function Bird({ className }: Props) {
  return (
    <svg className={className} viewBox="0 0 220 180" aria-hidden="true">
      <use href="#bird" />
    </svg>
  );
}
