import type { Migration } from './index.ts';

/** Numbers that triggers keep, because counting 100,000 rows for each call takes too long. */
export const tallies: Migration = {
  name: '0003-tallies',
  statements: [
    // What a name stands for is the sum of its rows. Writers only add rows, so that they never wait for each other
    // (database/tallies.ts).
    'create table tallies (name text not null, amount bigint not null)',
    // Of each text and the language it can be translated to. The public id is the order of the queue.
    `create table translation_states (
       noun text, document_id text, language text, state text not null, public_id integer not null,
       primary key (noun, document_id, language)
     )`,
    'create index translation_states_queue on translation_states (noun, language, state, public_id)',
  ],
};
