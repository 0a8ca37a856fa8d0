import type { ShownCategory } from '../../logic/affirmation.ts';

interface Props {
  name: string;
  categories: readonly ShownCategory[];
  current: number;
  pathOf: (id: number) => string;
}

const showInRow = (chosen: HTMLElement | null) =>
  chosen?.scrollIntoView({ block: 'nearest', inline: 'center' });

/** The categories of a list that is made from what is kept for offline. */
export function OfflineCategories({ name, categories, current, pathOf }: Props) {
  return (
    <nav aria-label={name} className="mt-5">
      <ul className="chip-row">
        {categories.map((category) => (
          <li key={category.id} className={category.colorClass}>
            <a
              href={pathOf(category.id)}
              ref={category.id === current ? showInRow : undefined}
              aria-current={category.id === current ? 'page' : undefined}
              lang={category.lang}
              className="chip px-4"
            >
              {category.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
