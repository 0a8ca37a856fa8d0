import { expect, test } from 'vitest';
import { formatList } from '../../cms/src/admin/shared/format-list.ts';

test('lists in the panel have no comma before the last item', () => {
  expect(formatList('en', ['Text', 'Title', 'Name'])).toBe('Text, Title and Name');
  expect(formatList('en', ['grow', 'learn', 'rise'], 'disjunction')).toBe('grow, learn or rise');
  expect(formatList('fr', ['Texte', 'Titre', 'Nom'])).toBe('Texte, Titre et Nom');
});
