import type { Context } from 'koa';
import {
  putProgramRecording,
  sendNameRecordings,
  sendPublishedRecording,
  sendUnrecorded,
} from '../../../recording/server/program-controller.ts';

/** Recordings for the site, and for the command `npm run voices`. */
export default {
  async published(ctx: Context) {
    await sendPublishedRecording(ctx);
  },
  async names(ctx: Context) {
    await sendNameRecordings(ctx);
  },
  async unrecorded(ctx: Context) {
    await sendUnrecorded(ctx);
  },
  async save(ctx: Context) {
    await putProgramRecording(ctx);
  },
};
