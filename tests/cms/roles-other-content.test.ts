import { afterAll, describe } from 'vitest';
import { z } from 'zod';
import { testPermissions, entriesOf, types } from './permissions.ts';
import { callAdmin } from './admin.ts';
import { emptyPlan } from '#contract/newsletter';
import { connect } from './database.ts';

const client = connect();
const category = async () => {
  const { rows } = await client.query(
    `select document_id from categories where public_id = 4 and locale = 'en'`,
  );
  return String(rows[0]?.document_id);
};
const testimonial = async () => {
  const { rows } = await client.query(
    `select document_id from testimonials where public_id = 5 and locale = 'fr'`,
  );
  return String(rows[0]?.document_id);
};

let weeks = 0;
/** A Monday far in the future that no other test uses. */
function nextWeek() {
  weeks += 1;
  return new Date(Date.UTC(2099, 0, 5 + weeks * 7)).toISOString().slice(0, 10);
}
afterAll(() => client.query(`delete from letters where week >= '2099-01-01'`));
const letter = { noteEn: 'Dear all,', noteFr: 'Bonjour,' };
async function newLetter() {
  const answer = await callAdmin('POST', entriesOf('letter'), { week: nextWeek(), ...letter });
  const { documentId } = z
    .object({ data: z.object({ documentId: z.string() }) })
    .parse(await answer.json()).data;
  return documentId;
}

describe('permissions for categories, testimonials, weekly emails and spreadsheets', () => {
  testPermissions([
    [
      'exports a spreadsheet',
      async () => ['GET', '/panel/spreadsheet?noun=category'],
      [200, 200, 200],
    ],
    [
      'imports a spreadsheet',
      async () => ['POST', '/panel/spreadsheet?apply=true'],
      [200, 200, 403],
    ],
    [
      'recolors a category',
      async () => [
        'PUT',
        `${types}/api::category.category/${await category()}?locale=en`,
        { color: '#2f6fdb' },
      ],
      [200, 200, 403],
    ],
    [
      'creates a category',
      async () => [
        'POST',
        `${types}/api::category.category?locale=en`,
        { name: 'Of a test', icon: 'ph-star', color: '#123456' },
      ],
      [201, 201, 403],
    ],
    [
      'deletes a category in use',
      async () => ['DELETE', `${types}/api::category.category/${await category()}?locale=*`],
      [400, 400, 403],
    ],
    [
      'translates a testimonial',
      async () => {
        const documentId = await testimonial();
        const path = `${types}/api::testimonial.testimonial/${documentId}?locale=fr`;
        const { data } = z
          .object({ data: z.object({ title: z.string() }) })
          .parse(await (await callAdmin('GET', path)).json());
        return ['PUT', path, data];
      },
      [200, 200, 200],
    ],
    ['reads weekly emails', async () => ['GET', `${types}/api::letter.letter`], [200, 200, 200]],
    [
      'creates a weekly email',
      async () => [
        'POST',
        `${types}/api::letter.letter`,
        { week: nextWeek(), noteEn: 'Dear all,' },
      ],
      [201, 201, 403],
    ],
    [
      'translates a category',
      async () => [
        'PUT',
        `${entriesOf('category')}/${await category()}?locale=fr`,
        { name: 'Courage' },
      ],
      [200, 200, 200],
    ],
    [
      'clones a category without renaming it',
      async () => [
        'POST',
        `${entriesOf('category')}/clone/${await category()}?locale=en`,
        { name: 'Courage', icon: 'ph-star', color: '#123456' },
      ],
      [400, 400, 403],
    ],
    [
      'creates a testimonial in French',
      () => ['POST', `${entriesOf('testimonial')}?locale=fr`, { text: 'x' }],
      [400, 400, 403],
    ],
    [
      'deletes a testimonial',
      () => ['DELETE', `${entriesOf('testimonial')}/abcdefghijklmnopqrstuvwx?locale=*`],
      [404, 404, 403],
    ],
    [
      'writes a weekly email’s French note',
      async () => ['PUT', `${entriesOf('letter')}/${await newLetter()}`, { noteFr: 'Salut,' }],
      [200, 200, 200],
    ],
    [
      'gives a weekly email an invalid week',
      async () => ['PUT', `${entriesOf('letter')}/${await newLetter()}`, { week: 'soon' }],
      [400, 400, 200],
    ],
    [
      'deletes a weekly email',
      async () => ['DELETE', `${entriesOf('letter')}/${await newLetter()}`],
      [200, 200, 403],
    ],
    ['reads the sent weekly emails', () => ['GET', '/panel/letter/sent'], [200, 200, 200]],
    ['reads the calendar of weekly emails', () => ['GET', '/panel/letter/weeks'], [200, 200, 200]],
    [
      'writes a weekly email’s English note on the newsletter page',
      () => ['PUT', `/panel/letter/weeks/${nextWeek()}`, { ...emptyPlan, noteEn: 'Dear all,' }],
      [200, 200, 403],
    ],
    [
      'writes a weekly email’s French note on the newsletter page',
      () => ['PUT', `/panel/letter/weeks/${nextWeek()}`, { ...emptyPlan, noteFr: 'Bonjour,' }],
      [200, 200, 200],
    ],
    [
      'sends a test email without a language',
      () => ['POST', `/panel/letter/weeks/${nextWeek()}/test`, {}],
      [400, 400, 400],
    ],
  ]);
});
