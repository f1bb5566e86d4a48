import { describe, expect, test } from '@jest/globals'
import { panelLimits } from '../../src/platform/lib/rate-limits'
import { accounts, secrets } from '../support/environment'
import { newAddress, newEmail } from '../support/people'
import { everyCms } from '../support/running'

describe.each(everyCms())('the login of the panel on %s', (_name, cms) => {
  const logIn = (email: string, password: string, headers: Record<string, string> = {}) =>
    fetch(`${cms.url}/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ email, password }),
    })

  const forged: [string, () => Record<string, string>][] = [
    ['another X-Forwarded-For each time', () => ({ 'X-Forwarded-For': newAddress() })],
    ['several in one header', () => ({ 'X-Forwarded-For': `${newAddress()}, ${newAddress()}` })],
    ['garbage', () => ({ 'X-Forwarded-For': `<${Math.random()}>` })],
    ['Forwarded', () => ({ Forwarded: `for="[${newAddress()}]"` })],
    ['X-Real-IP', () => ({ 'X-Real-IP': newAddress(), 'CF-Connecting-IP': newAddress() })],
  ]

  test.each(forged)('is not affected by %s', async (_what, headers) => {
    const email = newEmail()
    const statuses: number[] = []
    for (let tries = 0; tries < 6; tries += 1) {
      statuses.push((await logIn(email, 'Wrong1word', headers())).status)
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
  })

  // Requests through web, the only trusted proxy, each from another address: tests the limits alone.
  const from = (address: string) => ({
    Authorization: `Bearer ${secrets.CONTENT_TOKEN}`,
    'X-Forwarded-For': address,
  })

  test('limits a network over all accounts, and only that network', async () => {
    const { count } = panelLimits.fromHere
    const network = newAddress().replace(/::1$/, '')
    const statuses: number[] = []
    for (let tries = 0; tries <= count; tries += 1) {
      const answer = await logIn(newEmail(), 'Wrong1word', from(`${network}::${tries}`))
      statuses.push(answer.status)
    }
    expect(statuses.slice(0, count).every((status) => status === 400)).toBe(true)
    expect(statuses[count]).toBe(429)
    expect((await logIn(newEmail(), 'Wrong1word', from(newAddress()))).status).toBe(400)
  })

  test('limits wrong passwords per account over all networks, but one network cannot use up that limit', async () => {
    expect(panelLimits.wrongPasswords.count).toBeGreaterThan(3 * panelLimits.fromHere.count)
    const email = newEmail()
    const { count } = panelLimits.wrongPasswords
    const answers = await Promise.all(
      Array.from({ length: count + 5 }, () => logIn(email, 'Wrong1word', from(newAddress()))),
    )
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(5)
    const [wait] = refused.map(({ headers }) => Number(headers.get('retry-after')))
    // The count expires: no account is locked permanently.
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(panelLimits.wrongPasswords.seconds)
  })

  test('lets the owner in from another network during an attack, and does not count right passwords', async () => {
    const { email, password } = accounts.author
    const stranger = from(newAddress())
    for (let tries = 0; tries < 7; tries += 1) await logIn(email, 'Wrong1word', stranger)
    expect((await logIn(email, password, stranger)).status).toBe(429)
    expect((await logIn(email, password, from(newAddress()))).status).toBe(200)
  })
})
