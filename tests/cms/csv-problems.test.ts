import { parseSheet } from '../../cms/src/core/csv.ts';
import { describe, expect, it } from 'vitest';
import { adminApi } from './admin.ts';
import { affirmationFactory } from './affirmations.ts';
import { connect } from './database.ts';
import { failure, head, report } from './csv.ts';

const client = connect();
const affirmations = affirmationFactory(client);

describe('CSV import problems', () => {
  it('imports no row of a CSV file with problems, and reports each by row and column', async () => {
    const id = await affirmations.idOf(await affirmations.draft('I stay as I am.'));
    const sheet = [
      head,
      `${id},Calm,I change.,,,,,,`,
      '99999999,Calm,I am unknown.,Say it.,,,,,',
      `${id},Calm,I am here twice.,,,,,,`,
      'x1,Calm,I have a strange id.,Say it.,,,,,',
      `,Nowhere,"${'a'.repeat(281)}",Say it.,,,perhaps,public,`,
      ',All,I am under All.,Say it.,,,,,',
      ',,I have no category.,,,,,published,',
      ',Calm,,,Je suis seule.,,,,',
      ',Calm,I am \u202e odd.,Say it.,,,,,modified',
      ',Calm,\u200b \u2800,\u3164,,,,published,',
    ].join('\n');
    const { problems, applied } = await report(sheet, true);
    expect(applied).toBe(false);
    expect(problems.map(({ line, column }) => [line, column])).toEqual([
      [3, 'id'],
      [4, 'id'],
      [5, 'id'],
      [6, 'category'],
      [6, 'text_en'],
      [6, 'featured'],
      [6, 'status_en'],
      [7, 'category'],
      [8, 'category'],
      [8, 'category'],
      [8, 'description_en'],
      [9, 'text_en'],
      [10, 'text_en'],
      [11, 'text_en'],
      [11, 'text_en'],
      [11, 'description_en'],
    ]);
    const { rows } = await client.query('select text from affirmations where public_id = $1', [id]);
    expect(rows).toEqual([{ text: 'I stay as I am.' }]);
    const inFrench = await report(sheet, false, 'fr');
    expect(inFrench.problems[0]?.message).toMatch(/^Aucune entrée n’a l’identifiant/);
  });

  it.each([
    ['id,text_en', ['“category” for affirmations', '“name_en” for testimonials']],
    ['id,name_fr', ['“icon” for categories', '“text_en” for testimonials']],
  ])(
    'a CSV file with the columns %s could be of several content types, so the message names a column that would tell them apart',
    async (columns, choices) => {
      const id = await affirmations.idOf(await affirmations.draft('I stay as I am.'));
      const sheet = `${columns}\n${id},I change.`;
      const message = await failure(sheet);
      for (const choice of choices) expect(message).toContain(choice);
    },
  );

  it('accepts a CSV file of affirmations with the columns id and text_en and an empty column category', async () => {
    const id = await affirmations.idOf(await affirmations.draft('I change.'));
    const { changes, problems } = await report(`id,text_en,category\n${id},I have changed.,`);
    expect(problems).toEqual([]);
    expect(changes).toMatchObject([{ cells: [{ column: 'text_en', to: 'I have changed.' }] }]);
  });

  it('reports a huge cell of a CSV file as too long, in a short message', async () => {
    const huge = 'É'.repeat(500_000);
    const sheet = `id,category,picture,ages\n,${huge},,\n,,${huge},\n,,,${'–-'.repeat(250_000)}`;
    const { problems } = await report(sheet);
    const tooLong = problems.filter(({ message }) => message.includes('(it has 500,000)'));
    expect(tooLong.map(({ column }) => column)).toEqual(['category', 'picture', 'ages']);
    expect(JSON.stringify(problems).length).toBeLessThan(4000);
  });

  it('warns of CSV rows whose text differs from an existing affirmation or an earlier row only in case and punctuation', async () => {
    const id = await affirmations.idOf(await affirmations.draft('I am one of a kind!'));
    const { warnings, problems } = await report(
      `${head}\n,Calm,I am ONE of a kind,Say it.,,,,,\n,Calm,I am new.,Say it.,,,,,\n,Calm,“I am new”,Say it.,,,,,\n`,
    );
    expect(problems).toEqual([]);
    expect(warnings).toEqual([
      { line: 2, column: 'text_en', message: `Says the same thing as affirmation ${id}.` },
      { line: 4, column: 'text_en', message: 'Says the same thing as line 3.' },
    ]);
  });

  it('a CSV import reports invalid icons, colors and ratings and missing names and titles by line and column', async () => {
    const wrong = await report('id,name_en,icon,color\n5,,fa star,red\n,,ph-star,#123456\n');
    expect(wrong.problems.map(({ line, column }) => [line, column])).toEqual([
      [2, 'icon'],
      [2, 'color'],
      [3, 'name_en'],
    ]);
    const stars = await report('id,text_en,name_en,title_en,rating\n1,,,,6\n,Fine.,Ann,,5\n');
    expect(stars.problems.map(({ line, column }) => [line, column])).toEqual([
      [2, 'rating'],
      [3, 'title_en'],
    ]);
  });

  it.each([
    ['no content', '', 'the first line must contain their column names'],
    ['no known column', 'hello\nworld', 'the first line must contain their column names'],
    [
      'an unclosed quotation mark',
      'id,text_en,description_en\n1,"never closed',
      'can’t be read as CSV: on line 2 or earlier, a quotation mark (") is missing',
    ],
    [
      '10,001 rows',
      `${head}\n${',Calm,I am many.,Say it.,,,,,\n'.repeat(10_001)}`,
      'more than 10,000 rows',
    ],
  ])('refuses a CSV file with %s, and says why', async (_, sheet, sentence) => {
    expect(await failure(sheet)).toContain(sentence);
  });

  it.each([
    ['affirmations', `${head}\n${',None,I am many.,Say it.,,,,,\n'.repeat(300)}`],
    [
      'weeks',
      `number,affirmation,moment,skill,title_en\n${'5,99999,tests,self-awareness,A week\n'.repeat(300)}`,
    ],
  ])(
    'reports 199 of 300 problems of a CSV file of %s, and then that there may be more',
    async (_, sheet) => {
      const { problems } = await report(sheet);
      expect(problems).toHaveLength(200);
      expect(problems.at(-1)).toMatchObject({ line: 201, column: null });
      expect(problems.at(-1)?.message).toContain('There may be more problems');
    },
  );

  it('the CMS can do other work while it parses a CSV file of 4 MB', async () => {
    const cell = 'x'.repeat(100);
    const sheet = `${head}\n${`,Calm,${cell},${cell},${cell},${cell},,,\n`.repeat(9990)}`;
    let turns = 0;
    let isReading = true;
    const takeTurns = () => {
      turns += 1;
      if (isReading) setImmediate(takeTurns);
    };
    takeTurns();
    expect((await parseSheet(sheet)).rows).toHaveLength(9990);
    isReading = false;
    expect(turns).toBeGreaterThan(100);
  });

  it('reports an unknown column of an imported CSV file by its name', async () => {
    const { problems } = await report(
      'id,text_en,description_en,text_de\n1,I am.,Say it.,Ich bin.\n',
    );
    expect(problems).toMatchObject([{ line: 1, column: 'text_de' }]);
  });

  it('reports a CSV row with an extra separator, but not Excel’s empty columns', async () => {
    const row = ',Calm,I am brave, strong and calm.,Say it.';
    const { problems } = await report(`${head}\n${row},,,,,,\n${row},,,,,draft\n`);
    expect(problems.map(({ line, column }) => [line, column])).toEqual([[3, null]]);
    const { problems: none, changes } = await report(`${head},,\n,Calm,I am.,Say it.,,,,,,,\n`);
    expect([none, changes.length]).toEqual([[], 1]);
  });

  it('a CSV import that would publish an affirmation in a language without its texts reports the missing ones', async () => {
    const id = await affirmations.idOf(await affirmations.draft('I have no French.'));
    const { problems } = await report(`id,text_en,status_fr\n${id},,published\n`);
    expect(problems.map(({ column }) => column)).toEqual(['text_fr', 'description_fr']);
  });

  it('refuses duplicate category names in an import and in the panel, but lets an import swap two names', async () => {
    const wrong = await report(
      'id,name_en,name_fr,icon,color\n,courage,,ph-star,#123456\n,New,Neuf,ph-star,#123456\n,Newer,NEUF,ph-star,#123456\n',
    );
    expect(wrong.problems.map(({ line, column }) => [line, column])).toEqual([
      [2, 'name_en'],
      [4, 'name_fr'],
    ]);
    const swapped = await report('id,name_en,icon\n4,Calm,\n5,Courage,\n');
    expect(swapped.problems).toEqual([]);
    const courage = { name: 'Courage', icon: 'ph-star', color: '#123456' };
    await expect(adminApi.create('category', courage)).rejects.toThrow(
      /^400.*A category called “Courage” already exists/,
    );
  });
});
