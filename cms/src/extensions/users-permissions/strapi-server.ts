import { userAttributes } from '../../users/user-attributes'

type Schema = { pluginOptions?: Record<string, unknown>; attributes: Record<string, unknown> }
type Plugin = { contentTypes: { user: { schema: Schema } } }

/** People's accounts: with the product's fields, and no content that editors would see. */
export default (plugin: Plugin) => {
  const { schema } = plugin.contentTypes.user
  schema.pluginOptions = { ...schema.pluginOptions, 'content-manager': { visible: false } }
  schema.attributes = { ...schema.attributes, ...userAttributes }
  return plugin
}
