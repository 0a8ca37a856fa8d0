/** The shapes of the hummingbird, from back to front, for a 220 × 180 view box. */
export const birdSize = { width: 220, height: 180 };

export const feathers = [
  {
    fill: '#0a5647',
    d: 'M86 92C70 116 44 138 8 150c22 0 36 0 46-4-14 12-20 18-26 28 30-6 64-26 80-56z',
  },
  {
    fill: '#12957a',
    d: 'M70 100c6-34 36-56 68-52 20 2 28 16 22 32-10 28-42 48-68 46-14-2-24-12-22-26',
  },
  { fill: '#fdeed6', d: 'M96 124c20 2 52-16 64-44-10 4-26 2-36 12-8 10-14 24-28 32' },
  { fill: '#d4452f', d: 'M124 92c10-10 26-8 36-12 3-8 2-18-4-24-6 14-22 20-32 36' },
  {
    class: 'wing',
    fill: '#ffc94d',
    d: 'M112 84C92 66 66 30 70 4c26 8 58 40 64 72-4 10-14 14-22 8',
  },
  {
    class: 'wing',
    fill: '#f39a3d',
    d: 'M104 88C76 82 34 62 20 34c30-4 76 16 98 42 0 10-6 14-14 12',
  },
];

/** Has no color here, because it depends on the theme. */
export const beak = 'M158 58c18-4 38-12 58-24-16 18-38 30-56 34z';

export const eye = [
  { fill: '#22304a', cx: 144, cy: 62, r: 5 },
  { fill: '#ffffff', cx: 146, cy: 60, r: 2 },
];
