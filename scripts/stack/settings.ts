import {
  omitEmptyVariables,
  settingFields,
  settingInfo,
  settings,
  type Settings,
} from '#contract/settings';
import { OperatorError } from '../terminal/errors.ts';

/**
 * Reads the settings from environment variables; an empty variable counts as not set.
 * @throws OperatorError that names the first wrong setting and how to correct it.
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const read = settings.safeParse(omitEmptyVariables(env));
  if (!read.success) {
    const name = settingFields.keyof().parse(read.error.issues[0]?.path[0]);
    const { requirement, isSecret } = settingInfo.get(settingFields.shape[name]) ?? {};
    const given = isSecret ? '' : `, not “${env[name]}”`;
    throw new OperatorError(
      `${name} must be ${requirement}${given}. Correct it in the environment or in .env, or remove it.`,
    );
  }
  if (read.data.PORT === read.data.CMS_PORT)
    throw new OperatorError(
      `PORT and CMS_PORT are both ${read.data.PORT}: give each program its own port.`,
    );
  return read.data;
}
