import { expect, it } from 'vitest';
import { ownerField, ownerOf } from '../../../web/logic/form.ts';

it('a submitted form says whose page it was on, and nothing that is not a member’s id', () => {
  expect(ownerOf({ [ownerField(12)]: '', form: 'profile' })).toBe('12');
  expect(ownerOf({ form: 'profile', 'owner-☃': '', 'owner-': '' })).toBeUndefined();
});
