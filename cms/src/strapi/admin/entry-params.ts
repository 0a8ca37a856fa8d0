import { useQueryParams } from '@strapi/strapi/admin';

interface Query {
  plugins?: Record<string, object>;
}

/** The parameters with which Strapi's form loads its entry: without `plugins`, but with their settings. */
export function useEntryParams(): Record<string, unknown> {
  const [{ query }] = useQueryParams<Query>();
  const { plugins = {}, ...rest } = query ?? {};
  return Object.assign({}, rest, ...Object.values(plugins));
}
