/** The curved lower edge of a colored band. */
export function CurvedEdge() {
  return (
    <svg
      className="absolute inset-x-0 -bottom-px h-10 w-full sm:h-16"
      viewBox="0 0 1440 76"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="fill-fill" d="M0 26C180 60 400 66 640 34S1180-16 1440 22v54H0z" />
      <path className="fill-paper" d="M0 50c220 36 420-26 700-10s480 42 740-2v38H0z" />
    </svg>
  );
}
