import { expect, test } from '@jest/globals'
import { type AdminCallName, adminRoles, areaOfCall, endpoints, mayUse } from '../index'

const names = Object.keys(endpoints)
const callsOf = (role: (typeof adminRoles)[number]) =>
  (Object.entries(endpoints) as [AdminCallName, { path: string; method: string }][])
    .filter(([name, { path }]) => path.startsWith('/admin/') && mayUse(role, areaOfCall(name)))
    .map(([name, { method }]) => ({ name, method }))
const namesOf = (role: (typeof adminRoles)[number]) => callsOf(role).map(({ name }) => name)

test('an owner may make every admin call, and nobody may without a role', () => {
  const all = names.filter((name) => 'area' in endpoints[name as AdminCallName])
  expect(namesOf('owner')).toEqual(all)
  expect(mayUse(null, 'read')).toBe(false)
})

test('refunds need the role owner or money, roles of others the role owner', () => {
  const allowed = (name: AdminCallName) =>
    adminRoles.filter((role) => mayUse(role, areaOfCall(name)))
  expect(allowed('adminRefund')).toEqual(['owner', 'money'])
  expect(allowed('changeRole')).toEqual(['owner'])
})

test('read-only changes nothing and takes no personal data with it', () => {
  expect(callsOf('readOnly').filter(({ method }) => method !== 'GET')).toEqual([])
  expect(namesOf('readOnly')).not.toContain('adminListRows')
  expect(namesOf('readOnly')).toContain('userOfAdmin')
})

test('support helps members and gives back no money; content changes no account', () => {
  expect(namesOf('support')).toEqual(
    expect.arrayContaining(['confirmAgain', 'blockUser', 'giveDays']),
  )
  expect(namesOf('support')).not.toContain('adminRefund')
  for (const name of ['blockUser', 'adminRefund', 'adminPayment', 'giveDays'])
    expect(namesOf('content')).not.toContain(name)
})
