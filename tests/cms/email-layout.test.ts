import { beforeAll, describe, expect, it, vi } from 'vitest';
import { renderEmail } from '../../cms/src/mail/layout.ts';
import { renderWeekly } from '../../cms/src/newsletter/server/weekly.ts';

const drawing = {
  language: 'fr' as const,
  preheader: 'Un <mot>',
  heading: 'Léa & "Tom"',
  paragraphs: ['<script>alert(1)</script>', 'Bonjour'],
  button: { text: "L'ouvrir", href: 'https://colibri.example/a?b=1&c="2"' },
};

describe('email layout', () => {
  it('escapes every text in an email', () => {
    const { html } = renderEmail(drawing);
    expect(html).not.toContain('<script');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).toContain('Léa &amp; &quot;Tom&quot;');
    expect(html).toContain('href="https://colibri.example/a?b=1&amp;c=&quot;2&quot;"');
    expect(html).toContain('L&#39;ouvrir');
    expect(html).toContain('Un &lt;mot&gt;');
  });

  it('repeats an email’s heading, text and link in its plain-text part', () => {
    const { text } = renderEmail(drawing);
    for (const said of ['Léa & "Tom"', 'Bonjour', "L'ouvrir", drawing.button.href])
      expect(text).toContain(said);
    expect(text).toContain('Des affirmations positives');
  });

  it('an email declares its language and has a preheader', () => {
    const { html } = renderEmail(drawing);
    expect(html).toContain('<html lang="fr">');
    expect(html).toContain('Un &lt;mot&gt;');
  });
});

describe('weekly email layout', () => {
  // Its links are signed.
  beforeAll(() => void vi.stubEnv('LETTER_KEY', 'letters'));
  const draw = (text: string) =>
    renderWeekly(
      {
        id: 1,
        text,
        description: 'Dis-le.',
        lang: 'fr',
        subject: null,
        note: 'Un mot',
        picture: 'aaaa',
      },
      'fr',
      { subscriber: 'someone', letter: 1 },
    );

  it('dark text in the weekly email, even the alternative text of images, has a class that makes it readable in dark mode', () => {
    const dark = /<[^>]*style="[^"]*color:#22304a[^>]*>/g;
    const tags = draw('Je suis là.').html.match(dark) ?? [];
    expect(tags.some((tag) => tag.includes('alt='))).toBe(true);
    for (const tag of tags) expect(tag).toMatch(/class="(?:ink|page)"/);
  });

  it('cuts a long subject of the weekly email to 89 whole characters and an ellipsis', () => {
    const { subject } = draw('\u{1F426}'.repeat(200));
    expect(subject).toBe(`${'\u{1F426}'.repeat(89)}…`);
  });
});
