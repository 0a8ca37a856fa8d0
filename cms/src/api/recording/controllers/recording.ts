import type { Context } from 'koa';
import {
  putProgramRecording,
  sendHeardRecording,
  sendUnrecorded,
} from '../../../recording/server/program-controller.ts';

/** Recordings for the site, and for the command `npm run voices`. */
export default {
  async heard(ctx: Context) {
    await sendHeardRecording(ctx);
  },
  async unrecorded(ctx: Context) {
    await sendUnrecorded(ctx);
  },
  async save(ctx: Context) {
    await putProgramRecording(ctx);
  },
};
