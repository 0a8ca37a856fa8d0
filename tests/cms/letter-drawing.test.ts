import { describe, expect, it } from 'vitest';
import { drawLetter } from '../../cms/src/mail/layout.ts';

const drawing = {
  language: 'fr' as const,
  preheader: 'Un <mot>',
  heading: 'Léa & "Tom"',
  paragraphs: ['<script>alert(1)</script>', 'Bonjour'],
  button: { text: "L'ouvrir", href: 'https://colibri.example/a?b=1&c="2"' },
};

describe('a drawn letter', () => {
  it('escapes all that it is given', () => {
    const { html } = drawLetter(drawing);
    expect(html).not.toContain('<script');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).toContain('Léa &amp; &quot;Tom&quot;');
    expect(html).toContain('href="https://colibri.example/a?b=1&amp;c=&quot;2&quot;"');
  });

  it('says the same as plain text', () => {
    const { text } = drawLetter(drawing);
    for (const said of ['Léa & "Tom"', 'Bonjour', "L'ouvrir", drawing.button.href])
      expect(text).toContain(said);
    expect(text).toContain('Des affirmations positives');
  });

  it('names its language, and tells the mailbox what it is about', () => {
    const { html } = drawLetter(drawing);
    expect(html).toContain('<html lang="fr">');
    expect(html).toContain('Un &lt;mot&gt;');
  });
});
