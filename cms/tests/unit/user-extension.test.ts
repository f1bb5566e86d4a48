import { expect, test } from '@jest/globals'
import extend from '../../src/extensions/users-permissions/strapi-server'

test('the extension of users adds its indexes once, however often Strapi is loaded in a process', () => {
  const ofStrapi = { name: 'up_users_of_strapi', columns: ['id'] }
  const schema = { indexes: [ofStrapi], attributes: {} }
  const plugin = { contentTypes: { user: { schema } } }
  const names = () => schema.indexes.map(({ name }) => name)
  extend(plugin)
  const once = names()
  extend(plugin)
  expect(names()).toEqual(once)
  expect(once).toEqual(expect.arrayContaining(['up_users_of_strapi', 'up_users_admin']))
})
