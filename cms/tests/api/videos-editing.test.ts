import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { previewHeader } from '@krono/contract'
import { createEntry, deleteEntry, publishEntry, unpublishEntry } from '../support/admin'
import { titlePrefix } from '../support/content'
import { callEditors } from '../support/editors'
import { secrets } from '../support/environment'
import { runInStrapi } from '../support/in-strapi'
import { type Member, newMember } from '../support/people'
import { everyCms, type RunningCms } from '../support/running'
import { bytesOf, findVideoBy, openVideo, requestVideo } from '../support/videos'

const uid = 'api::film.film'

async function sendVideo(
  cms: RunningCms,
  bytes: Buffer,
  account: 'author' | 'editor' | 'anonymous' = 'author',
) {
  const body = new FormData()
  body.append('film', new Blob([new Uint8Array(bytes)], { type: 'video/mp4' }), '../Új film.mp4')
  return callEditors<{ key?: string; fault?: string; error?: { message: string } }>(cms, '/films', {
    account,
    body,
  })
}

const draftOf = (film: unknown, slug: string) => ({
  title: `${titlePrefix} ${slug}`,
  slug,
  description: 'Egy film a tesztnek.',
  film,
  forWhom: 'everyMember',
})

describe.each(everyCms())('videos of editors on %s', (_name, cms) => {
  let free: Member
  let paid: Member

  beforeAll(async () => {
    free = await newMember(cms)
    paid = await newMember(cms, { tier: 'paid' })
  })

  const streamOf = async (slug: string) => `${(await findVideoBy(cms, slug)).documentId}/stream`

  test('are uploaded by authors, validated by content, and an entry accepts only uploaded files', async () => {
    expect((await sendVideo(cms, bytesOf('film-visitor'), 'anonymous')).status).toBe(401)
    for (const rubbish of [
      Buffer.from('no film'),
      Buffer.alloc(0),
      bytesOf('film-visitor').subarray(0, 64),
    ]) {
      expect((await sendVideo(cms, rubbish)).body).toEqual({ fault: 'noVideo' })
    }
    const { status, body } = await sendVideo(cms, bytesOf('film-visitor'))
    expect(status).toBe(200)
    expect(body).toEqual({
      key: expect.stringMatching(/^[0-9a-f]{32}$/),
      name: 'Új film.mp4',
      bytes: 69_079,
      seconds: 8,
    })
    const refused = [
      { ...body, key: 'f'.repeat(32) },
      { ...body, key: '../../../etc/passwd' },
      { ...body, key: undefined },
      { ...body, seconds: 'many' },
      'rubbish',
    ]
    for (const film of refused) {
      const answer = await createEntry(cms, uid, draftOf(film, 'proba-rossz'))
      expect([film, answer.status]).toEqual([film, 400])
      expect(answer.body.error?.message).toContain('Ez a film nincs meg')
    }
    const lie = await createEntry(
      cms,
      uid,
      draftOf({ ...body, bytes: 5, seconds: 999 }, 'proba-igaz'),
    )
    expect(lie.body.data.film).toEqual(body)
    await deleteEntry(cms, uid, lie.body.data.documentId)
  })

  test('that are drafts can be watched only in a preview, and not after unpublishing', async () => {
    const { body: film } = await sendVideo(cms, bytesOf('film-visitor'))
    const made = await createEntry(cms, uid, draftOf(film, 'proba-vazlat'))
    const { documentId } = made.body.data
    const part = async (
      headers: Record<string, string> = {},
      token: string | undefined = paid.token,
    ) =>
      (
        await requestVideo(cms, `${documentId}/stream`, {
          token,
          headers: { Range: 'bytes=0-9', ...headers },
        })
      ).status
    const inPreview = { [previewHeader]: secrets.PREVIEW_SECRET }
    expect(await part()).toBe(404)
    expect(await part(inPreview, '')).toBe(206)
    expect(await part({ [previewHeader]: 'guessed' }, '')).toBe(401)
    await publishEntry(cms, uid, made.body.data)
    expect(await part()).toBe(206)
    await unpublishEntry(cms, uid, documentId)
    expect(await part()).toBe(404)
    await publishEntry(cms, uid, made.body.data)
    expect(await part()).toBe(206)
    await deleteEntry(cms, uid, documentId)
    expect(await part()).toBe(404)
  })

  test('report lines of chapters and captions without a time', async () => {
    const { body: film } = await sendVideo(cms, bytesOf('film-visitor'))
    const made = await createEntry(cms, uid, draftOf(film, 'proba-sorok'))
    for (const field of ['chapters', 'captions']) {
      const typed = { ...made.body.data, [field]: '0:00 Elején\nKözepén' }
      const { status, body } = await publishEntry(cms, uid, typed)
      expect(status).toBe(400)
      expect(JSON.stringify(body)).toContain('Minden sor egy idővel kezdődjön')
    }
    await deleteEntry(cms, uid, made.body.data.documentId)
  })

  test('with a file of no entry and no version are deleted at night, the others stay', async () => {
    const { body: film } = await sendVideo(cms, bytesOf('film-yearly'))
    const kept = await createEntry(cms, uid, draftOf(film, 'proba-marad'))
    const { body: lost } = await sendVideo(cms, bytesOf('film-yearly'))
    const folder = path.join(cms.database.folder, 'private/films')
    const isThere = ({ key }: { key?: string }) => {
      try {
        return readFileSync(path.join(folder, `${key}.mp4`)).length > 0
      } catch {
        return false
      }
    }
    const sweep = (hours: number) =>
      runInStrapi(
        cms,
        `const { sweepOldVideos } = require('./dist/src/library/videos/sweep-old-videos')
         async function run(hours) { await sweepOldVideos(strapi, new Date(Date.now() + hours * 3600000)); tell('swept') }`,
        String(hours),
      )
    await sweep(12)
    expect([isThere(film), isThere(lost)]).toEqual([true, true])
    await sweep(40)
    expect([isThere(film), isThere(lost)]).toEqual([true, false])
    expect((await requestVideo(cms, await streamOf(openVideo), { token: free.token })).status).toBe(
      200,
    )
    await deleteEntry(cms, uid, kept.body.data.documentId)
    await sweep(40)
    // An entry in the trash still needs its file.
    expect(isThere(film)).toBe(true)
  })
})
