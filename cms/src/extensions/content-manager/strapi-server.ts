import { errors } from '@strapi/utils';

interface Plugin {
  controllers: {
    relations: {
      extractAndValidateRequestInfo(...given: unknown[]): Promise<object | undefined>;
    };
  };
}

/** Relations that the caller may not read are refused: Strapi notes it, goes on without them and fails. */
export default function refuseRelations(plugin: Plugin): Plugin {
  const { relations } = plugin.controllers;
  const extract = relations.extractAndValidateRequestInfo;
  relations.extractAndValidateRequestInfo = async function refuse(...given) {
    const found = await extract.apply(this, given);
    if (!found) throw new errors.ForbiddenError();
    return found;
  };
  return plugin;
}
