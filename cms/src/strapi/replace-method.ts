/** Replaces a method of one of Strapi's services and returns the original. Throws if Strapi no longer has it. */
export function replaceMethod<Given extends unknown[], Result>(
  service: Record<string, unknown>,
  name: string,
  method: (...given: Given) => Result,
): (...given: Given) => unknown {
  const original = service[name];
  if (typeof original !== 'function')
    throw new Error(`Strapi’s service has no method ${name} to replace`);
  service[name] = method;
  return original.bind(service);
}
