import { beforeAll, describe, expect, test } from '@jest/globals'
import type { OwnEbook } from '@krono/contract'
import { closedChapter, makeEbook } from '../support/ebooks'
import { payForGift } from '../support/given'
import { mailTo } from '../support/mailbox'
import { instantIn, newPayer } from '../support/many-members'
import { checkOut, eventsHandled, ordersOf, pay, paymentOf } from '../support/payments'
import { call } from '../support/people'
import { refusal } from '../support/refusal'
import { runSql } from '../support/rows'
import { everyCms } from '../support/running'
import { sandboxAction } from '../support/sandbox'

describe.each(everyCms())('e-books on %s', (_name, cms) => {
  let book: Awaited<ReturnType<typeof makeEbook>>

  beforeAll(async () => {
    book = await makeEbook(cms)
  })

  type Account = { token: string }

  const mine = async ({ token }: Account): Promise<OwnEbook[]> =>
    (await call(cms, 'GET', '/ebooks/mine', { token })).body.ebooks
  const renew = ({ token }: Account, id = book.id) =>
    call(cms, 'POST', `/ebooks/${id}/link`, { token, body: {} })
  const open = (token: string) => call(cms, 'GET', `/ebooks/open?token=${token}`)
  const buy = async (payer: Account) => pay(cms, await checkOut(cms, payer, { product: book.key }))
  const linkOf = async (payer: Account) => (await mine(payer))[0]?.link?.token ?? ''
  const rename = ({ email }: { email: string }, lastName: string, firstName: string) =>
    runSql(
      cms,
      `UPDATE up_users SET last_name = '${lastName}', first_name = '${firstName}'
       WHERE email = '${email}'`,
    )
  const expireLinks = ({ email }: { email: string }) =>
    runSql(
      cms,
      `UPDATE ebook_links SET expires_at = ${instantIn(cms, new Date(Date.now() - 1000))}
       WHERE user_id = (SELECT id FROM up_users WHERE email = '${email}')`,
    )

  test('a bought one has a link at once, to its buyer’s own copy', async () => {
    const payer = await newPayer(cms)
    await rename(payer, 'Kiss', 'Ágnes')
    await buy(payer)
    const [own, ...others] = await mine(payer)
    expect(others).toEqual([])
    expect(own).toMatchObject({
      ...{ id: book.id, slug: book.slug, title: book.title, subtitle: '' },
      ...{ author: 'Kovács Anna', orderStatus: null },
    })
    const days = (Date.parse(own?.link?.expiresAt ?? '') - Date.now()) / 86_400_000
    expect(Math.round(days * 100)).toBe(3000)
    const opened = await open(own?.link?.token ?? '')
    expect(opened.status).toBe(200)
    expect(opened.body).toMatchObject({
      ...{ id: book.id, slug: book.slug, expiresAt: own?.link?.expiresAt },
    })
    expect(opened.body.buyer).toBe('Kiss Ágnes')
    expect(opened.body.copy).toMatch(/^\w{24}$/)
    expect((await mailTo(cms, payer.email, book.title)).text).toContain('/ebook/my-ebook')
  })

  test('a link expires and is renewed, by the owner only', async () => {
    const [payer, other] = [await newPayer(cms), await newPayer(cms)]
    await buy(payer)
    const first = await linkOf(payer)
    const { copy } = (await open(first)).body
    await expireLinks(payer)
    expect(await open(first)).toMatchObject(refusal('downloadExpired'))
    expect((await mine(payer))[0]?.link).toBeNull()
    expect(await renew(other)).toMatchObject(refusal('notFound'))
    expect(await renew(payer, 'x')).toMatchObject(refusal('notFound'))
    expect(await mine(other)).toEqual([])
    const renewed = await renew(payer)
    expect(renewed.status).toBe(201)
    expect((await mine(payer))[0]?.link).toEqual(renewed.body)
    // The same copy: its stamp does not change.
    expect((await open(renewed.body.token)).body.copy).toBe(copy)
    expect(await open('x'.repeat(43))).toMatchObject(refusal('downloadNotFound'))
  })

  test('keeps the newest twenty links', async () => {
    const payer = await newPayer(cms)
    await buy(payer)
    const first = await linkOf(payer)
    const links: string[] = []
    for (let time = 0; time < 20; time += 1) links.push((await renew(payer)).body.token)
    expect(await open(first)).toMatchObject(refusal('downloadNotFound'))
    expect((await open(links[0] ?? '')).status).toBe(200)
  })

  test('a dispute suspends it, and a refund ends it, in the list and behind the link', async () => {
    const payer = await newPayer(cms)
    await buy(payer)
    const link = await linkOf(payer)
    const [order] = await ordersOf(cms, payer)
    const payment = await paymentOf(cms, order?.id ?? '')
    const { id } = await sandboxAction<{ id: string }>(cms, 'dispute', { payment })
    await eventsHandled(cms)
    expect((await mine(payer))[0]).toMatchObject({ orderStatus: { is: 'suspended' }, link: null })
    expect(await open(link)).toMatchObject(refusal('downloadSuspended'))
    await sandboxAction(cms, 'close-dispute', { dispute: id, outcome: 'won' })
    await eventsHandled(cms)
    expect((await mine(payer))[0]).toMatchObject({ orderStatus: null, link: { token: link } })
    expect((await open(link)).status).toBe(200)
    await sandboxAction(cms, 'refund', { payment })
    await eventsHandled(cms)
    expect((await mine(payer))[0]).toMatchObject({ orderStatus: { is: 'over' }, link: null })
    expect(await open(link)).toMatchObject(refusal('downloadSuspended'))
    expect(await renew(payer)).toMatchObject(refusal('notFound'))
    await buy(payer)
    expect(await mine(payer)).toHaveLength(1)
    expect((await open(await linkOf(payer))).status).toBe(200)
  })

  test('a claimed gift is the claimant’s book, with their name', async () => {
    const { giver, claimer, claim } = await payForGift(cms, book.key)
    expect(await mine(claimer)).toEqual([])
    await claim()
    expect(await mine(giver)).toEqual([])
    await rename(claimer, 'Nagy', 'Béla')
    expect((await open(await linkOf(claimer))).body.buyer).toBe('Nagy Béla')
  })

  test('no text of it is in a response to visitors or members', async () => {
    const payer = await newPayer(cms)
    await buy(payer)
    const paths = [
      // Only web has the token of the content API.
      `/ebooks/${book.id}?populate=chapters`,
      '/ebooks?populate=chapters',
      `/ebooks/open?token=${await linkOf(payer)}`,
      '/ebooks/mine',
      '/payment/products',
      `/search?q=${encodeURIComponent(closedChapter)}`,
      '/user/export',
    ]
    const headers = { Authorization: '' }
    for (const path of paths) {
      for (const token of [undefined, payer.token]) {
        const { body } = await call(cms, 'GET', path, { token, headers })
        expect([path, JSON.stringify(body ?? '').includes(closedChapter)]).toEqual([path, false])
      }
    }
  })

  test('its links go with the account, and are exported without their secret', async () => {
    const payer = await newPayer(cms)
    await buy(payer)
    const link = await linkOf(payer)
    const exported = JSON.stringify(
      (await call(cms, 'GET', '/user/export', { token: payer.token })).body,
    )
    expect([exported.includes('ebookLinks'), exported.includes(link)]).toEqual([true, false])
  })
})
