/** Strapi announces its own news above every page, and no setting hides that: here it counts as read. */
export function dismissAnnouncement(): void {
  for (const site of ['false', 'undefined'])
    localStorage.setItem(`STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:${site}`, 'true');
}
