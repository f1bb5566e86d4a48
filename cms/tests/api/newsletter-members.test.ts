import { describe, expect, test } from '@jest/globals'
import { newsletterTopics } from '@krono/contract'
import { mailTo } from '../support/mailbox'
import { consent, newsletterOf, question, tokenIn } from '../support/newsletter'
import { call, newMember } from '../support/people'
import { everyCms } from '../support/running'

describe.each(everyCms())('the newsletter of a member on %s', (_name, cms) => {
  const { post, subscriber, stateOf } = newsletterOf(cms)

  const switchTo = (token: string, newsLetter: boolean) =>
    call(cms, 'POST', '/user/update', { body: { newsLetter }, token })
  const isOn = async (token: string) =>
    (await call(cms, 'GET', '/user/me', { token })).body.user.newsLetter

  test('the switch in the profile subscribes and unsubscribes', async () => {
    const { email, token } = await newMember(cms)
    expect((await switchTo(token, true)).body.user.newsLetter).toBe(true)
    expect(await stateOf(email)).toBe('active')
    expect((await switchTo(token, false)).body.user.newsLetter).toBe(false)
    expect(await stateOf(email)).toBeUndefined()
  })

  test('a member who unsubscribed before confirms by e-mail to return', async () => {
    const { email, token } = await newMember(cms)
    await switchTo(token, true)
    await switchTo(token, false)
    expect((await switchTo(token, true)).body.user.newsLetter).toBe(false)
    const mail = await mailTo(cms, email, question)
    await post('confirm', { token: tokenIn(mail, 'confirm') })
    expect(await isOn(token)).toBe(true)
  })

  test('the switch shows changes made by the form and by e-mail links', async () => {
    const { email, token } = await newMember(cms)
    const { token: ofMail } = await subscriber(email)
    expect(await isOn(token)).toBe(true)
    await post('unsubscribe', { token: ofMail })
    expect(await isOn(token)).toBe(false)
  })

  test('the subscription is exported, and deleted with the account', async () => {
    const { email, token, password } = await newMember(cms)
    await switchTo(token, true)
    const { newsletter } = (await call(cms, 'GET', '/user/export', { token })).body
    expect(newsletter).toMatchObject({
      subscription: { state: 'active', topics: [...newsletterTopics], rhythm: 'every' },
      consents: [{ version: consent, source: 'profile', endedAt: null }],
    })
    await call(cms, 'DELETE', '/user/delete-user', { body: { password }, token })
    expect(await stateOf(email)).toBeUndefined()
  })
})
