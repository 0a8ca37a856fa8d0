import type { Pool } from 'pg';

export const fromNow = (milliseconds: number) => new Date(Date.now() + milliseconds);

/** What the schedule did with a document. */
export async function doneBySchedule(
  client: Pool,
  documentId: string,
): Promise<{ action: string; title: string; at: Date }[]> {
  const { rows } = await client.query(
    `select action, title, at from audit_log where document_id = $1 and by_name = 'schedule' order by id`,
    [documentId],
  );
  return rows;
}
