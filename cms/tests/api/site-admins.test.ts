import { describe, expect, test } from '@jest/globals'
import { call, newMember } from '../support/people'
import { runAdminCommand } from '../support/run-program'
import { everyCms } from '../support/running'

describe.each(everyCms())('npm run admin beside a running cms on %s', (_name, cms) => {
  test('grants an account access to the back office, and revokes it', async () => {
    const { email, token } = await newMember(cms)
    const overview = async () => (await call(cms, 'GET', '/admin/overview', { token })).status
    expect(await overview()).toBe(404)
    const made = await runAdminCommand(cms.env, 'make', email)
    expect(made).toEqual({ code: 0, output: `${email} is an admin now: owner.\n` })
    expect(await overview()).toBe(200)
    expect((await runAdminCommand(cms.env, 'list')).output).toContain(email)
    await newMember(cms, { isAdmin: true })
    expect((await runAdminCommand(cms.env, 'remove', email)).code).toBe(0)
    expect(await overview()).toBe(404)
  })

  test('exits with 1 and one sentence for an unknown address', async () => {
    const { code, output } = await runAdminCommand(cms.env, 'make', 'unknown@people.example')
    expect(code).toBe(1)
    expect(output.trim().split('\n')).toEqual([expect.stringMatching(/No user has the address/)])
  })
})
