import { randomBytes } from 'node:crypto'
import { requestPanel } from './editing'
import type { RunningCms } from './running'

type Permission = {
  action: string
  subject: string | null
  properties?: object
  conditions?: string[]
}

let made = 0

/** Adds a signed-in panel user, with the given permissions or those of an editor. */
export async function newPanelPerson(
  cms: RunningCms,
  {
    firstname,
    lastname = 'Próba',
    may,
  }: { firstname: string; lastname?: string; may?: Permission[] },
) {
  made += 1
  const name = `${firstname} ${randomBytes(6).toString('hex')} ${made}`
  const role = may ? await newRole(cms, name, may) : await editorRole(cms)
  const email = `${randomBytes(6).toString('hex')}@panel.example`
  const invited = await requestPanel(cms, 'POST', '/admin/users', {
    account: 'admin',
    body: { firstname, lastname, email, roles: [role] },
  })
  const { id, registrationToken } = invited.body.data
  const userInfo = { firstname, lastname, password: 'Zold9Dinnye1' }
  const registered = await requestPanel(cms, 'POST', '/admin/register', {
    body: { registrationToken, userInfo, rememberMe: false },
  })
  const { token, accessToken } = registered.body.data
  return {
    token: String(token ?? accessToken),
    name: `${firstname} ${lastname}`,
    leave: () => requestPanel(cms, 'DELETE', `/admin/users/${id}`, { account: 'admin' }),
  }
}

async function editorRole(cms: RunningCms): Promise<number> {
  const roles = await requestPanel(cms, 'GET', '/admin/roles', { account: 'admin' })
  return roles.body.data.find(({ code }: { code: string }) => code === 'strapi-editor').id
}

async function newRole(cms: RunningCms, name: string, may: Permission[]): Promise<number> {
  const body = { name, description: 'Of a test' }
  const { data } = (await requestPanel(cms, 'POST', '/admin/roles', { account: 'admin', body }))
    .body
  const permissions = may.map((one) => ({ properties: {}, conditions: [], ...one }))
  await requestPanel(cms, 'PUT', `/admin/roles/${data.id}/permissions`, {
    account: 'admin',
    body: { permissions },
  })
  return data.id
}
