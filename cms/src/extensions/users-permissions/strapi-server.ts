interface Plugin {
  routes: { 'content-api': unknown };
}

/** The plugin's own public calls are closed: only the specified ones exist (SPEC §7). */
export default (plugin: Plugin): Plugin => {
  const original = plugin.routes['content-api'];
  plugin.routes['content-api'] = (context: unknown) => ({
    ...(typeof original === 'function' ? original(context) : {}),
    routes: [],
  });
  return plugin;
};
