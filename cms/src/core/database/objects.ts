/**
 * A function, trigger or index. It is created again whenever its statements change (`migrate.ts`), so they must also
 * work where an older one exists. To drop one, add a migration.
 */
export interface DatabaseObject {
  name: string;
  statements: readonly string[];
}

/** @param sql `create or replace function …` */
export const databaseFunction = (name: string, sql: string): DatabaseObject => ({
  name: `function ${name}`,
  statements: [sql],
});

/** @param sql What follows the trigger's name: `before insert on …`. */
export const trigger = (name: string, table: string, sql: string): DatabaseObject => ({
  name: `trigger ${name} on ${table}`,
  statements: [`create or replace trigger ${name} ${sql}`],
});

/** A trigger at the end of its transaction, so that languages can be written in any order. */
export const deferredTrigger = (name: string, table: string, sql: string): DatabaseObject => ({
  name: `trigger ${name} on ${table}`,
  statements: [
    `drop trigger if exists ${name} on ${table}`,
    `create constraint trigger ${name} ${sql}`,
  ],
});

/**
 * An index. The old one is dropped last, because that blocks readers of the table.
 * @param definition What follows `on`: a table, columns and conditions.
 */
export function index(name: string, definition: string, kind = 'index'): DatabaseObject {
  return {
    name: `index ${name}`,
    statements: [
      `create ${kind} ${name}_new on ${definition}`,
      `drop index if exists ${name}`,
      `alter index ${name}_new rename to ${name}`,
    ],
  };
}

export const uniqueIndex = (name: string, definition: string): DatabaseObject =>
  index(name, definition, 'unique index');
