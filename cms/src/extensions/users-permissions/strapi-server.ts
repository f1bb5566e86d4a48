import { userAttributes } from '../../users/user-attributes'

type Index = { name: string; columns: readonly string[] }
type Schema = {
  pluginOptions?: Record<string, unknown>
  indexes?: readonly Index[]
  attributes: Record<string, unknown>
}
type Plugin = { contentTypes: { user: { schema: Schema } } }

const indexes = [
  { name: 'up_users_email', columns: ['email'] },
  // For the jobs that look for anniversaries, and for addresses that nobody confirmed.
  { name: 'up_users_confirmed_created_at', columns: ['confirmed', 'created_at'] },
  // For the job that looks for pictures of nobody.
  { name: 'up_users_picture', columns: ['picture'] },
  // For who is one: nobody may take the last one's right.
  { name: 'up_users_admin', columns: ['is_admin', 'id'] },
  // For what admins count: what came of each registration form.
  {
    name: 'up_users_form',
    columns: ['registration_form_id', 'is_two_step_registered', 'confirmed'],
  },
] as const satisfies readonly Index[]

/** People's accounts: with the product's fields, and no content that editors would see. */
export default (plugin: Plugin) => {
  const { schema } = plugin.contentTypes.user
  schema.pluginOptions = { ...schema.pluginOptions, 'content-manager': { visible: false } }
  schema.indexes = [...(schema.indexes ?? []), ...indexes]
  schema.attributes = { ...schema.attributes, ...userAttributes }
  return plugin
}
