/** Skeletons of three cards while the next page is loading. */
export function CardPlaceholders() {
  return (
    <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3" aria-hidden="true">
      {[1, 2, 3].map((card) => (
        <div
          key={card}
          className="bg-card shadow-lift rounded-card before:bg-line flex min-h-66 flex-col overflow-clip before:h-3"
        >
          <div className="animate-wait flex grow flex-col gap-3 px-6 pt-5 pb-5">
            <span className="bg-line h-7 w-24 rounded-full" />
            <span className="bg-line h-7 w-full rounded-full" />
            <span className="bg-line h-7 w-2/3 rounded-full" />
            <span className="bg-paper-2 h-4 w-full rounded-full" />
            <span className="bg-paper-2 h-4 w-2/3 rounded-full" />
          </div>
        </div>
      ))}
    </div>
  );
}
