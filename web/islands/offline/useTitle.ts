import { useEffect } from 'react';

/** Sets the title of the document, before the name of the site. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = [title, document.title.split(' · ').at(-1)].join(' · ');
  }, [title]);
}
