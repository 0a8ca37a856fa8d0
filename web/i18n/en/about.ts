export const about = {
  title: (name: string) => `About ${name}`,
  description: (name: string) =>
    `Who makes ${name}, for whom, and how to write to us: positive affirmations for children in English and French.`,
  soon: (name: string) =>
    `${name} means hummingbird: the small bird that does its part. Its whole story is being written down here.`,
};
