import { randomUUID } from 'node:crypto';

/** Strapi's users, who are the members of the site. */
export const memberUid = 'plugin::users-permissions.user';

const users = () => strapi.service(memberUid);

/** Creates a member. Strapi requires a user name, which is never shown. */
export const createMember = (fields: object) =>
  users().add({ ...fields, username: randomUUID(), provider: 'local' });

/** Changes a member. Resolves to the member, or to null if there is none. */
export const editMember = (id: number, fields: object) => users().edit(id, fields);

/** Saves a hashed password without the document service, which would hash it again. */
export async function savePasswordHash(memberId: number, password: string): Promise<void> {
  await strapi.db.query(memberUid).update({ where: { id: memberId }, data: { password } });
}
