/** The time zone of this computer, as in “Europe/Paris”. */
export const localTimeZone = (): string => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone.replaceAll('_', ' ');
};
