type Plugin = { contentTypes: { user: { schema: { pluginOptions?: Record<string, unknown> } } } }

/** People's accounts are no content: editors do not see them among their pages. */
export default (plugin: Plugin) => {
  const { schema } = plugin.contentTypes.user
  schema.pluginOptions = { ...schema.pluginOptions, 'content-manager': { visible: false } }
  return plugin
}
