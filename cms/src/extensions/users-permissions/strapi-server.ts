import { userAttributes } from '../../members/users/user-attributes'

type Index = { name: string; columns: readonly string[] }
type Schema = {
  pluginOptions?: Record<string, unknown>
  indexes?: readonly Index[]
  attributes: Record<string, unknown>
}
type Plugin = { contentTypes: { user: { schema: Schema } } }

const indexes = [
  { name: 'up_users_email', columns: ['email'] },
  // For the jobs that look for anniversaries and for unconfirmed addresses.
  { name: 'up_users_confirmed_created_at', columns: ['confirmed', 'created_at'] },
  // For the job that looks for unused pictures.
  { name: 'up_users_picture', columns: ['picture'] },
  // To check that the last admin's right is not revoked.
  { name: 'up_users_admin', columns: ['is_admin', 'id'] },
  // For the admin's results of registration forms.
  {
    name: 'up_users_form',
    columns: ['registration_form_id', 'is_two_step_registered', 'confirmed'],
  },
] as const satisfies readonly Index[]

/** User accounts: extended by the product's fields, and hidden from the content manager. */
export default (plugin: Plugin) => {
  const { schema } = plugin.contentTypes.user
  schema.pluginOptions = { ...schema.pluginOptions, 'content-manager': { visible: false } }
  // Strapi may be loaded twice in one process, with the same schema object: a repeated index would change the database.
  const isOurs = ({ name }: Index) => indexes.some((index) => index.name === name)
  schema.indexes = [...(schema.indexes ?? []).filter((index) => !isOurs(index)), ...indexes]
  schema.attributes = { ...schema.attributes, ...userAttributes }
  return plugin
}
