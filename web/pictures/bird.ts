import { beak, birdSize, eye, feathers } from '../logic/bird.ts';

const { width, height } = birdSize;
const paths = [...feathers, { fill: '#22304a', d: beak }];
const drawing = [
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
  ...paths.map(({ fill, d }) => `<path fill="${fill}" d="${d}"/>`),
  ...eye.map(({ fill, cx, cy, r }) => `<circle fill="${fill}" cx="${cx}" cy="${cy}" r="${r}"/>`),
  '</svg>',
].join('');

/** The hummingbird as a data URL. */
export const bird = `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`;
export const birdRatio = width / height;
