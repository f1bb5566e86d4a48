import { describe, expect, test } from '@jest/globals'
import { personNameLength } from '@krono/contract'
import { call, logInAs, newEmail, newMember, newPerson } from '../support/people'
import { runSql } from '../support/rows'
import { everyCms } from '../support/running'

/** An address of 254 characters, the maximum. */
function longestEmail() {
  const [name, domain] = newEmail().split('@')
  const label = 'x'.repeat(60)
  const rest = `.${label}.${label}.${domain}`
  return `${name}${'y'.repeat(254 - rest.length - String(name).length - 62)}@${label}z${rest}`
}

// Characters of four bytes each: the maximum length however it is counted.
const longest = '𠀀'.repeat(personNameLength)

describe.each(everyCms())('people with the longest names and addresses on %s', (_name, cms) => {
  test('register, sign in, edit their profile and are found by them', async () => {
    const person = { ...newPerson(), email: longestEmail() }
    expect(person.email).toHaveLength(254)
    const names = { firstName: longest, lastName: longest }
    const made = await call(cms, 'POST', '/user/signup', { body: { ...person, ...names } })
    expect([made.status, made.body]).toEqual([201, { email: person.email }])
    await runSql(cms, `UPDATE up_users SET confirmed = true WHERE email = '${person.email}'`)
    const token = await logInAs(cms, person)
    const phone = `+${'1'.repeat(39)}`
    const changed = await call(cms, 'POST', '/user/update', {
      token,
      body: { ...names, nickname: longest, phone },
    })
    expect([changed.status, changed.body.user]).toMatchObject([200, { nickname: longest, phone }])
    const admin = await newMember(cms, { isAdmin: true })
    for (const words of [`${longest.slice(0, 40)} ${phone.slice(1)}`, person.email.slice(0, 90)]) {
      const query = `search=${encodeURIComponent(words)}`
      const found = await call(cms, 'GET', `/admin/lists/users?${query}`, admin)
      expect([found.status, found.body.total]).toEqual([200, 1])
    }
  })
})
