import type { Context } from 'koa';
import { reminderChoice } from '../../contract/translation.ts';
import { panelBody } from '../../core/panel-input.ts';
import { currentPanelUser, panelLanguage } from '../../core/panel-user.ts';
import { hasReminder, setReminder } from './reminders.ts';

/** Whether the caller gets an email every Monday if something waits for them. */
export async function showReminder(ctx: Context): Promise<void> {
  const user = currentPanelUser(strapi);
  ctx.set('Cache-Control', 'private, no-store');
  ctx.body = { isOn: user ? await hasReminder(strapi, user.id) : false };
}

export async function changeReminder(ctx: Context): Promise<void> {
  const { isOn } = panelBody(reminderChoice, ctx);
  const user = currentPanelUser(strapi);
  if (user) await setReminder(strapi, user.id, panelLanguage(strapi), isOn);
  ctx.status = 204;
}
