import { describe, expect, test } from '@jest/globals'
import { chartOf, engineVersion } from '@krono/chart'
import {
  type AnalysisDocument,
  type AnalysisKind,
  analysisKinds,
  errors,
  languageCodes,
} from '@krono/contract'
import { mailTo } from '../support/mailbox'
import { instantIn, newPayer } from '../support/many-members'
import { checkOut, eventsHandled, ordersOf, pay, paymentOf } from '../support/payments'
import { call, newMember, validPassword } from '../support/people'
import { runSql } from '../support/rows'
import { everyCms, type RunningCms } from '../support/running'
import { sandboxAction } from '../support/sandbox'
import { ageSessions } from '../support/sessions'

const crowd = Array.from({ length: 21 }, (_, index) => ({
  name: `Ű${'x'.repeat(index)} Őri`,
  date: `19${50 + index}-0${(index % 9) + 1}-12`,
}))

const numbers = { short: 1, long: 1, relationship: 2, family: 8, group: 20 } as const
const confirmations = { areCorrect: true, mayBeInexact: true }

const wishFor = (kind: AnalysisKind, count: number = numbers[kind]) => ({
  product: `analysis-${kind}`,
  people: crowd.slice(0, count),
  confirmations,
})

/** The birth date of somebody who is so many years old today. */
function bornBefore(years: number): string {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Budapest' }).format()
  const day = new Date(`${today}T00:00:00Z`)
  day.setUTCFullYear(day.getUTCFullYear() - years)
  return day.toISOString().slice(0, 10)
}

type Account = { token: string }

const ask = (cms: RunningCms, path: string, account: Partial<Account> = {}) =>
  call(cms, 'GET', path, { token: account.token })

/** Orders and pays; returns the order, which contains its analysis. */
async function buy(cms: RunningCms, account: Account, kind: AnalysisKind) {
  await pay(cms, await checkOut(cms, account, wishFor(kind)))
  const [order] = await ordersOf(cms, account)
  if (!order?.analysis) throw new Error(`No analysis came of ${JSON.stringify(order)}.`)
  return { orderId: order.id, id: order.analysis.id, order }
}

const newLink = (cms: RunningCms, account: Account, orderId: string, body: object = {}) =>
  call(cms, 'POST', `/order/${orderId}/download-link`, { token: account.token, body })

const isGone = { status: 404, body: { message: errors.notFound.hun, status: 404 } }
const noLink = {
  status: 404,
  body: { message: errors.downloadNotFound.hun, status: 404 },
}

const wordsOf = ({ chapters }: AnalysisDocument) =>
  chapters.flatMap(({ blocks }) =>
    blocks.flatMap((block) => ('paragraphs' in block ? block.paragraphs : [])),
  )

type Answer = Awaited<ReturnType<typeof ask>>

const isOpen = ({ body }: Answer) => !('withheld' in body)

/** Status of the order as its owner sees it. */
const statusOf = (answer: Answer): string =>
  isOpen(answer) ? 'open' : answer.body.withheld.orderStatus.is

describe.each(everyCms())('analyses on %s', (_name, cms) => {
  test.each(analysisKinds)('a paid %s one can be read at once, in every language', async (kind) => {
    const payer = await newPayer(cms)
    const { id, orderId, order } = await buy(cms, payer, kind)
    const { people } = wishFor(kind)
    const names = people.map(({ name }) => name)
    expect(order).toMatchObject({ state: 'fulfilled', analysis: { id, kind, names } })
    const seen: string[] = []
    for (const language of languageCodes) {
      const { status, body } = await ask(cms, `/analysis/${id}?language=${language}`, payer)
      expect(status).toBe(200)
      const { analysis } = body
      expect(analysis).toMatchObject({ id, orderId, kind, language, engineVersion, share: null })
      expect(analysis.people[0]).toMatchObject({ ...people[0], chart: chartOf('1950-01-12') })
      expect(wordsOf(analysis).every((text) => text.length > 20)).toBe(true)
      const spoken = new Set(analysis.chapters.map((row: { language: string }) => row.language))
      expect([...spoken]).toEqual([language])
      seen.push(wordsOf(analysis).join())
    }
    expect(new Set(seen).size).toBe(3)
    const mail = await mailTo(cms, payer.email, 'Elkészült')
    const token = mail.links
      .find((link) => link.includes('/download/'))
      ?.split('/')
      .pop()
    const download = await ask(cms, `/analysis/download/${token}`)
    expect(download.body.document).toMatchObject({ kind, language: 'hun' })
  })

  test.each([
    ['no people', wishFor('long', 0), 'people', 'wrongNumberOfPeople'],
    ['two for one', wishFor('short', 2), 'people', 'wrongNumberOfPeople'],
    ['two for a group', wishFor('group', 2), 'people', 'wrongNumberOfPeople'],
    ['twenty-one', wishFor('group', 21), 'people', 'wrongNumberOfPeople'],
    ['no name', of({ name: ' ' }), 'people.0.name', 'analysisNameMissing'],
    ['no date', of({ date: '' }), 'people.0.date', 'analysisDateMissing'],
    ['a day to come', of({ date: '2999-01-01' }), 'people.0.date', 'dateInFuture'],
    ['no such day', of({ date: '1999-02-30' }), 'people.0.date', 'noSuchDay'],
    ['a child', of({ date: bornBefore(5) }), 'people.0.date', 'tooYoungForAnalysis'],
    ['a part in a kind of one', of({ role: 'parent' }), 'people.0.role', 'invalidField'],
    ['no part', of({ role: 'boss' }), 'people.0.role', 'invalidField'],
    [
      'unconfirmed',
      { ...wishFor('long'), confirmations: undefined },
      'confirmations',
      'namesNotConfirmed',
    ],
    [
      'not accepted',
      { ...wishFor('long'), confirmations: { areCorrect: true } },
      'confirmations.mayBeInexact',
      'inexactNotAccepted',
    ],
    [
      'people for premium',
      { ...wishFor('long'), product: 'premium-month' },
      'people',
      'unknownField',
    ],
  ] as const)('%s is refused', async (_what, body, field, code) => {
    const { token } = await newPayer(cms)
    const answer = await call(cms, 'POST', '/payment/checkout', { token, body })
    expect(answer.status).toBe(400)
    expect(answer.body.errors).toContainEqual({ field, code, message: errors[code].hun })
  })

  test('a family has children, and texts for what its people are to each other', async () => {
    const payer = await newPayer(cms)
    const people = [
      { name: 'Anna', date: bornBefore(40), role: 'parent' },
      { name: 'Béla', date: bornBefore(2), role: 'child' },
    ]
    await pay(cms, await checkOut(cms, payer, { ...wishFor('family'), people }))
    const [order] = await ordersOf(cms, payer)
    const { analysis } = (await ask(cms, `/analysis/${order?.analysis?.id}`, payer)).body
    const keys = (analysis as AnalysisDocument).chapters.flatMap(({ blocks }) =>
      blocks.flatMap((block) => ('key' in block ? [block.key.split('-')[0]] : [])),
    )
    expect(keys).toEqual(expect.arrayContaining(['pairRole.parentSmall', 'childStrong.baby']))
    const words = wordsOf(analysis).join(' ')
    expect(words).toContain('Anna')
    expect(words).toContain('Béla')
    expect(words).not.toMatch(/[{}]/)
  })

  test('are readable by their owner only', async () => {
    const [payer, other] = [await newPayer(cms), await newPayer(cms)]
    const { id, orderId } = await buy(cms, payer, 'short')
    const body = {}
    for (const account of [other, { token: 'x'.repeat(43) }, {}]) {
      const status = account === other ? 404 : 401
      const token = 'token' in account ? account.token : undefined
      expect((await ask(cms, `/analysis/${id}`, account)).status).toBe(status)
      for (const path of [`/order/${orderId}/download-link`, `/analysis/${id}/share`]) {
        expect((await call(cms, 'POST', path, { token, body })).status).toBe(status)
      }
      expect((await call(cms, 'DELETE', `/analysis/${id}/share`, { token, body })).status).toBe(
        status,
      )
    }
    for (const token of ['x', id, orderId, 'x'.repeat(43), "'--"]) {
      expect(await ask(cms, `/analysis/download/${encodeURIComponent(token)}`)).toMatchObject(
        noLink,
      )
    }
  })

  test('a link is valid for thirty days, to the second, and can be created again in another language', async () => {
    const payer = await newPayer(cms)
    const { orderId } = await buy(cms, payer, 'short')
    const { status, body } = await newLink(cms, payer, orderId, { language: 'eng' })
    expect([status, body.language]).toEqual([201, 'eng'])
    const days = (Date.parse(body.expiresAt) - Date.now()) / 86_400_000
    expect(Math.round(days * 1000)).toBe(30_000)
    const open = () => ask(cms, `/analysis/download/${body.token}`)
    expect((await open()).body.document.language).toBe('eng')
    const ending = async (inMs: number) =>
      runSql(
        cms,
        `UPDATE download_links SET expires_at = ${instantIn(cms, new Date(Date.now() + inMs))}
         WHERE analysis_id = (SELECT analyses.id FROM analyses JOIN orders ON orders.id = order_id
                              WHERE orders.document_id = '${orderId}')`,
      )
    await ending(60_000)
    expect((await open()).status).toBe(200)
    await ending(-1000)
    const late = await open()
    expect([late.status, late.body.message]).toEqual([410, errors.downloadExpired.hun])
    const fresh = await newLink(cms, payer, orderId)
    const fresher = await newLink(cms, payer, orderId, { endsOthers: true })
    expect(await ask(cms, `/analysis/download/${fresh.body.token}`)).toMatchObject(noLink)
    const { document } = (await ask(cms, `/analysis/download/${fresher.body.token}`)).body
    expect(document.language).toBe('hun')
  })

  test('are shared with the selected chapters until the owner revokes it', async () => {
    const payer = await newPayer(cms)
    const { id } = await buy(cms, payer, 'long')
    const share = (body: object) =>
      call(cms, 'POST', `/analysis/${id}/share`, { token: payer.token, body })
    const open = (token: string) => ask(cms, `/share/open?token=${token}`)
    const all = (await share({})).body.share
    const everything = (await open(all.token)).body
    expect(everything).toMatchObject({ kind: 'analysis', people: [{ date: null }] })
    expect(JSON.stringify(everything)).not.toContain('1950-01-12')
    const some = (await share({ showsDates: true, chapters: ['heart', 'year'] })).body.share
    expect(some).toEqual({ token: all.token, showsDates: true, chapters: ['heart', 'year'] })
    const shown = (await open(all.token)).body.result.document
    expect(shown.chapters.map(({ key }: { key: string }) => key)).toEqual(['heart', 'year'])
    expect(shown.people[0].date).toBe('1950-01-12')
    const listed = async () => (await ask(cms, `/analysis/${id}`, payer)).body.analysis.share
    expect(await listed()).toEqual(some)
    await ageSessions(cms, payer, 16 * 60)
    expect(await listed()).toEqual({ ...some, token: null })
    await ageSessions(cms, payer, 0)
    const { token } = payer
    const hidden = await call(cms, 'DELETE', `/analysis/${id}/share`, { token, body: {} })
    expect([hidden.status, hidden.body.id]).toEqual([200, id])
    expect(await open(all.token)).toMatchObject(isGone)
  })

  test.each([
    ['of another kind of analysis', ['weeks', 'pair'], 'chapters.1'],
    ['that no analysis has', ['weeks', 'soul'], 'chapters.1'],
    ['written otherwise', ['Heart'], 'chapters.0'],
    ['that is none', [1], 'chapters.0'],
    ['as good as none', [], 'chapters'],
    ['in no list', 'heart', 'chapters'],
  ])('are not shared with a chapter %s', async (_what, chapters, field) => {
    const payer = await newPayer(cms)
    const { id } = await buy(cms, payer, 'short')
    const answer = await call(cms, 'POST', `/analysis/${id}/share`, {
      token: payer.token,
      body: { chapters },
    })
    expect([answer.status, answer.body.errors]).toMatchObject([400, [{ field }]])
    expect((await ask(cms, `/analysis/${id}`, payer)).body.analysis.share).toBeNull()
  })

  test('a dispute withholds them, a refund permanently', async () => {
    const payer = await newPayer(cms)
    const { id, orderId } = await buy(cms, payer, 'long')
    const { token } = (await newLink(cms, payer, orderId)).body
    const see = async () => {
      const [own, stranger] = [payer, await newPayer(cms)]
      const read = await ask(cms, `/analysis/${id}`, own)
      const file = await ask(cms, `/analysis/download/${token}`, own)
      const { body } = await ask(cms, `/analysis/download/${token}`, stranger)
      expect((await ask(cms, `/analysis/${id}`, stranger)).status).toBe(404)
      // Only the owner learns why it is withheld, and no text of it is returned.
      expect(body.withheld ?? null).toBeNull()
      expect(JSON.stringify([read.body, file.body, body]).includes('chapters')).toBe(isOpen(read))
      return [statusOf(read), statusOf(file)]
    }
    const payment = await paymentOf(cms, orderId)
    const dispute = await sandboxAction<{ id: string }>(cms, 'dispute', { payment })
    await eventsHandled(cms)
    expect(await see()).toEqual(['suspended', 'suspended'])
    await sandboxAction(cms, 'close-dispute', { dispute: dispute.id, outcome: 'won' })
    await eventsHandled(cms)
    expect(await see()).toEqual(['open', 'open'])
    await sandboxAction(cms, 'refund', { payment })
    await eventsHandled(cms)
    expect(await see()).toEqual(['over', 'over'])
    expect((await ordersOf(cms, payer))[0]).toMatchObject({ state: 'refunded', analysis: null })
    expect((await newLink(cms, payer, orderId)).status).toBe(404)
  })

  test('the free one of a plan is ordered with its coupon, once', async () => {
    const payer = await newPayer(cms)
    await pay(cms, await checkOut(cms, payer, { product: 'premium-year' }))
    const { coupons } = (await ask(cms, '/coupon/mine', payer)).body
    const body = { ...wishFor('long'), coupon: coupons[0].code }
    const take = () => call(cms, 'POST', '/payment/checkout', { token: payer.token, body })
    // A call after the first has finished gets the error that the coupon is used.
    const taken = await Promise.all([take(), take(), take()])
    const [url, ...others] = new Set(taken.flatMap(({ body: { url } }) => url ?? []))
    expect(others).toEqual([])
    const session = new URL(url).searchParams.get('session')
    const status = await ask(cms, `/payment/status?session=${session}`, payer)
    const [order] = await ordersOf(cms, payer)
    expect(order).toMatchObject({ total: { amount: 0 }, analysis: { kind: 'long' } })
    expect(status.body).toMatchObject({ state: 'paid', analysis: order?.analysis?.id })
    const again = { ...body, people: crowd.slice(3, 4) }
    const refused = await call(cms, 'POST', '/payment/checkout', {
      token: payer.token,
      body: again,
    })
    expect(refused.status).toBe(409)
    const [mail] = await runSql(
      cms,
      `SELECT count(*) AS n FROM outgoing_mails
       WHERE mail = 'ordered' AND dedupe_key = 'order:${order?.id}'`,
    )
    expect(Number(mail?.n)).toBe(1)
    // An analysis bought with a coupon of a plan ends with the refund of that plan.
    const [, plan] = await ordersOf(cms, payer)
    await sandboxAction(cms, 'refund', { payment: await paymentOf(cms, plan?.id ?? '') })
    await eventsHandled(cms)
    expect(statusOf(await ask(cms, `/analysis/${order?.analysis?.id}`, payer))).toBe('over')
    expect((await ordersOf(cms, payer))[0]).toMatchObject({
      state: 'fulfilled',
      orderStatus: { is: 'over', returned: { amount: 0 } },
    })
  })

  test('are deleted with their owner', async () => {
    const member = await newMember(cms)
    const { id, orderId } = await buy(cms, member, 'relationship')
    const { token } = (await newLink(cms, member, orderId)).body
    const exported = (await ask(cms, '/user/export', member)).body
    expect(exported.analyses).toEqual([expect.objectContaining({ kind: 'relationship' })])
    expect(exported.downloadLinks).toHaveLength(2)
    const erased = await call(cms, 'DELETE', '/user/delete-user', {
      token: member.token,
      body: { password: validPassword },
    })
    expect(erased.status).toBe(200)
    expect(await ask(cms, `/analysis/download/${token}`)).toMatchObject(noLink)
    for (const [table, column] of [
      ['analyses', 'document_id'],
      ['shared_results', 'document_id'],
    ]) {
      expect(await runSql(cms, `SELECT id FROM ${table} WHERE ${column} = '${id}'`)).toEqual([])
    }
  })

  test.each(analysisKinds)('a sample of a %s one is public', async (kind) => {
    const [hun, eng] = [
      await ask(cms, `/analysis/sample?kind=${kind}`),
      await ask(cms, `/analysis/sample?kind=${kind}&language=eng`),
    ]
    expect(hun.body.document).toMatchObject({ kind, language: 'hun' })
    expect(wordsOf(hun.body.document)).not.toEqual(wordsOf(eng.body.document))
  })
})

function of(fault: object) {
  return { ...wishFor('long'), people: [{ ...crowd[0], ...fault }] }
}
