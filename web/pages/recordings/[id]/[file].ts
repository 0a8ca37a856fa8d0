import type { APIRoute } from 'astro';
import { cacheTag } from '#contract/change';
import { errorStatus } from '#contract/error';
import { namesId } from '#contract/limits';
import { recordingTypeOf } from '#contract/recording';
import { undefinedIfUnavailable } from '../../../data/cms-client.ts';
import { findRecording } from '../../../data/recording.ts';

/** The recording of a published affirmation's text, or of a name. Its type depends on its checked content, never on an upload. */
export const GET: APIRoute = async ({ params }) => {
  const { id, file = '' } = params;
  const audio = await undefinedIfUnavailable(findRecording(id, file));
  if (audio === undefined) return new Response(null, { status: errorStatus.unavailable });
  if (audio === null) return new Response(null, { status: errorStatus['not-found'] });
  return new Response(audio, {
    headers: {
      'Content-Type': recordingTypeOf(file),
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Accept-Ranges': 'bytes',
      'Cache-Tag':
        Number(id) === namesId ? cacheTag('category') : cacheTag('affirmation', Number(id)),
      Vary: 'Accept-Encoding',
    },
  });
};
