import { createHmac } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import { type PreviewQuery, signedText } from '@krono/contract'
import { sealData } from 'iron-session'

const secret = 'a-preview-secret-for-this-test-0123456789'
Object.assign(process.env, {
  SESSION_SECRET: 'session-0123456789-0123456789-012345',
  CONTENT_TOKEN: 'content-0123456789-0123456789',
  REVALIDATE_SECRET: 'revalidate-0123456789-0123456789',
  PREVIEW_SECRET: secret,
})

const inAMinute = String(Math.floor(Date.now() / 1000) + 60)
const good = {
  path: '/description/mi-a-krono?a=1#b',
  audience: 'free',
  locale: 'hu',
  status: 'draft',
  expires: inAMinute,
} as const satisfies Omit<PreviewQuery, 'signature'>

const sign = (link: Omit<PreviewQuery, 'signature'>, key = secret) =>
  createHmac('sha256', key).update(signedText(link)).digest('base64url')

const searchOf = (link: Record<string, string>) => new URLSearchParams(link)

describe('a link of the preview button', () => {
  const read = async (link: Record<string, string>) =>
    (await import('./link')).readPreviewLink(searchOf(link))

  test('has the address, the audience, the language, and whether drafts are shown', async () => {
    const link = { ...good, signature: sign(good) }
    expect(await read(link)).toEqual(link)
  })

  test('may name a campaign, which cannot be replaced by another', async () => {
    const planned = { ...good, campaign: 'abc123' }
    const link = { ...planned, signature: sign(planned) }
    expect(await read(link)).toEqual(link)
    expect(await read({ ...link, campaign: 'other' })).toBeUndefined()
    expect(await read({ ...good, campaign: 'abc123', signature: sign(good) })).toBeUndefined()
  })

  const old = { ...good, expires: '1700000000' }
  const evil = (path: string) => ({ ...good, path })
  test.each([
    ['without a signature', { ...good }],
    ['with another signature', { ...good, signature: sign({ ...good, path: '/' }) }],
    ['signed by another', { ...good, signature: sign(good, 'x'.repeat(40)) }],
    ['that was changed', { ...good, signature: sign(good), audience: 'visitor' }],
    ['that has expired', { ...old, signature: sign(old) }],
    ['with an additional parameter', { ...good, signature: sign(good), secret: 'a' }],
    ...['//evil.example', '/\\evil.example', 'https://evil.example', '/\t/evil.example', ''].map(
      (path) => [`to ${path}`, { ...evil(path), signature: sign(evil(path)) }] as const,
    ),
  ])('%s is rejected', async (_what, link) => {
    expect(await read(link)).toBeUndefined()
  })
})

describe('the cookie of a preview', () => {
  const load = () => import('./cookie')
  const preview = { audience: 'paid-monthly', locale: 'en', status: 'draft' } as const
  const cookies = (values: Record<string, string | undefined>) => (name: string) => values[name]

  test('opens unchanged', async () => {
    const { openPreview, sealPreview } = await load()
    const seal = await sealPreview(preview, 60)
    expect(await openPreview(cookies({ preview: seal }))).toEqual(preview)
  })

  test('is joined by the chosen learner, which means nothing without it', async () => {
    const { openPreview, sealPreview } = await load()
    const seal = await sealPreview(preview, 60)
    for (const learner of ['visitor', 'buyer', 'finished'])
      expect(await openPreview(cookies({ preview: seal, 'preview-learner': learner }))).toEqual({
        ...preview,
        learner,
      })
    expect(await openPreview(cookies({ preview: seal, 'preview-learner': 'admin' }))).toEqual(
      preview,
    )
    expect(await openPreview(cookies({ 'preview-learner': 'finished' }))).toBeUndefined()
  })

  test.each([
    ['nothing', async () => undefined],
    ['rubbish', async () => 'Fe26.2*rubbish'],
    ['another key', () => sealData(preview, { password: 'x'.repeat(40) })],
    ['an unknown audience', () => sealData({ ...preview, audience: 'root' }, { password: secret })],
    ['an unknown status', () => sealData({ ...preview, status: 'all' }, { password: secret })],
    ['a session', () => sealData({ token: 'a', audience: 'admin' }, { password: secret })],
  ])('%s is not a preview', async (_what, make) => {
    const { openPreview } = await load()
    expect(await openPreview(cookies({ preview: await make() }))).toBeUndefined()
  })
})
