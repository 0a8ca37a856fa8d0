export const legal = {
  heading: 'Legal notice',
  description: (siteName: string) =>
    `Who publishes and hosts ${siteName}, and which licenses apply.`,
  publisher: {
    heading: 'Publisher',
    unnamed: 'The operator of this site hasn’t given a name and address yet.',
    director: (name: string) => `Publication director: ${name}`,
    contact: 'Contact:',
  },
  host: {
    heading: 'Hosting',
    unnamed: 'The operator of this site hasn’t named the hosting company yet.',
  },
  licenses: {
    heading: 'Licenses',
    text: 'The fonts, icons and emoji on this site are used under open licenses.',
    link: 'Read the licenses',
  },
  privacy: 'Read the privacy policy',
};
