import {
  databaseFunction,
  index,
  trigger,
  type DatabaseObject,
} from '../../core/database/objects.ts';

/**
 * Indexes and triggers of members' collections and own affirmations (behavior K1). Both are plain tables instead of
 * content types: the panel never shows them, and the database enforces keys, order and limits.
 */
export const collectionObjects: readonly DatabaseObject[] = [
  // Members can create and delete any number within the hour in which rows can be restored.
  index('own_affirmations_user', 'own_affirmations (user_id, id) where deleted_at is null'),
  index('own_affirmations_deleted', 'own_affirmations (deleted_at) where deleted_at is not null'),
  index('saved_collections_user', 'saved_collections (user_id, id) where deleted_at is null'),
  index('saved_collections_deleted', 'saved_collections (deleted_at) where deleted_at is not null'),
  index('saved_collection_items_affirmation', 'saved_collection_items (affirmation_id)'),
  index('saved_collection_items_own', 'saved_collection_items (own_id) where own_id is not null'),
  index('class_links_collection', 'class_links (collection_id)'),

  // An unpublished affirmation still has its draft, so it keeps its places in collections; one without rows was deleted.
  databaseFunction(
    'forget_affirmation',
    `create or replace function forget_affirmation() returns trigger language plpgsql as $$
     begin
       if not exists (select from affirmations where public_id = old.public_id) then
         delete from saved_collection_items where affirmation_id = old.public_id;
       end if;
       return null;
     end $$`,
  ),
  trigger(
    'forget_affirmation',
    'affirmations',
    'after delete on affirmations for each row execute function forget_affirmation()',
  ),
];
