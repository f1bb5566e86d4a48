import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { errors, pictureBytes } from '@krono/contract'
import sharp from 'sharp'
import { secrets } from '../support/environment'
import { runInStrapi } from '../support/in-strapi'
import { call, type Member, newAddress, newMember } from '../support/people'
import { everyCms } from '../support/running'
import { until } from '../support/until'

const photo = (background: string) =>
  sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer()

type Part = [field: string, content: Buffer | string]

function formOf(parts: readonly Part[]) {
  const form = new FormData()
  for (const [field, content] of parts) {
    if (typeof content === 'string') form.append(field, content)
    else
      form.append(field, new Blob([new Uint8Array(content)], { type: 'image/png' }), '../../a.png')
  }
  return form
}

/** Temporary files that Strapi left behind, found by their content. */
const leftOver = (marker: Buffer) =>
  readdirSync(tmpdir(), { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^[0-9a-z]{25}$/.test(entry.name))
    .filter(({ name }) => {
      const file = path.join(tmpdir(), name)
      return existsSync(file) && readFileSync(file).includes(marker)
    })

// Runs the nightly job.
const sweeping = `
const { sweepOldPictures } = require('./dist/src/people/pictures/sweep-old-pictures')
const run = () => sweepOldPictures(strapi, new Date())
`

describe.each(everyCms())('the picture of a person on %s', (_name, cms) => {
  let member: Member
  let red: Buffer

  const folder = path.join(cms.database.folder, 'public/uploads/people')
  const filesOf = (pictureUrl: string) => {
    const [, name = '-'] = /people\/([0-9a-f]{32})-256\.webp$/.exec(pictureUrl) ?? []
    return readdirSync(folder).filter((file) => file.startsWith(name))
  }
  const send = async (
    parts: readonly Part[],
    { token } = member,
    to = '/user/upload-profile-pic',
  ) => {
    const answer = await fetch(`${cms.url}/api${to}`, {
      method: 'POST',
      headers: {
        token,
        Authorization: `Bearer ${secrets.CONTENT_TOKEN}`,
        'X-Forwarded-For': newAddress(),
      },
      body: formOf(parts),
    })
    return { status: answer.status, body: await answer.json() }
  }

  beforeAll(async () => {
    member = await newMember(cms)
    red = await photo('#ff0000')
  })

  test('is accepted, stored as three squares, and replaces the previous one', async () => {
    const first = await send([['picture', red]])
    expect([first.status, first.body.user.email]).toEqual([200, member.email])
    const { pictureUrl } = first.body.user
    expect(filesOf(pictureUrl)).toHaveLength(3)
    const served = await fetch(`${cms.url}${pictureUrl}`)
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp'])
    const bytes = Buffer.from(await served.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 })
    const me = await call(cms, 'GET', '/user/me', { token: member.token })
    expect(me.body.user.pictureUrl).toBe(pictureUrl)

    const second = await send([['picture', await photo('#0000ff')]])
    expect(second.body.user.pictureUrl).not.toBe(pictureUrl)
    expect(filesOf(second.body.user.pictureUrl)).toHaveLength(3)
    expect(filesOf(pictureUrl)).toEqual([])
    expect((await fetch(`${cms.url}${pictureUrl}`)).status).toBe(404)
  })

  test('of several sent at once one remains, and no files of the others', async () => {
    const eager = await newMember(cms)
    const before = new Set(existsSync(folder) ? readdirSync(folder) : [])
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => send([['picture', red]], eager)),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 200))
    const me = await call(cms, 'GET', '/user/me', { token: eager.token })
    const added = readdirSync(folder).filter((file) => !before.has(file))
    expect(added.sort()).toEqual(filesOf(me.body.user.pictureUrl).sort())
    expect(added).toHaveLength(3)
  })

  test('is deleted with the account', async () => {
    const leaver = await newMember(cms)
    const { pictureUrl } = (await send([['picture', red]], leaver)).body.user
    expect(filesOf(pictureUrl)).toHaveLength(3)
    const { token, password } = leaver
    await call(cms, 'DELETE', '/user/delete-user', { token, body: { password } })
    // By a task.
    expect(await until(async () => filesOf(pictureUrl).length === 0 || undefined)).toBe(true)
  })

  test('without an account is deleted at night, unless it is recent', async () => {
    const owner = await newMember(cms)
    const { pictureUrl } = (await send([['picture', red]], owner)).body.user
    const [orphan, young] = ['0'.repeat(32), '1'.repeat(32)]
    const longAgo = new Date('2020-01-01')
    // File times come from the machine's clock, not from the clock of the tests.
    for (const [name, at] of [
      [orphan, longAgo],
      [young, new Date()],
    ] as const) {
      const file = path.join(folder, `${name}-512.webp`)
      writeFileSync(file, red)
      utimesSync(file, at, at)
    }
    for (const file of filesOf(pictureUrl)) utimesSync(path.join(folder, file), longAgo, longAgo)
    await runInStrapi(cms, sweeping)
    const left = readdirSync(folder)
    expect(left).not.toContain(`${orphan}-512.webp`)
    expect(left).toContain(`${young}-512.webp`)
    expect(filesOf(pictureUrl)).toHaveLength(3)
    rmSync(path.join(folder, `${young}-512.webp`))
  })

  test('cannot be set without a session', async () => {
    for (const token of ['', 'x']) {
      const { status, body } = await send([['picture', red]], { ...member, token })
      expect([status, body.message]).toEqual([401, errors.notAuthorized.hun])
    }
  })

  test('of another file type is refused with a message, and not stored', async () => {
    const marker = randomBytes(16)
    const before = readdirSync(folder)
    const someone = await newMember(cms)
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    const huge = Buffer.concat([red, Buffer.alloc(pictureBytes), marker])
    const cases: [Part[], number, string][] = [
      [[['picture', Buffer.concat([Buffer.from(svg), marker])]], 400, 'invalidPicture'],
      [[['picture', Buffer.concat([Buffer.from('GIF89a'), marker])]], 400, 'invalidPicture'],
      [[['picture', Buffer.alloc(0)]], 400, 'invalidPicture'],
      [[['picture', huge]], 413, 'pictureTooLarge'],
      [[], 400, 'missingField'],
      [[['picture', 'a text']], 400, 'unknownField'],
      [[['file', Buffer.concat([red, marker])]], 400, 'unknownField'],
      [
        [
          ['picture', red],
          ['files', Buffer.concat([red, marker])],
        ],
        400,
        'unknownField',
      ],
      [
        [
          ['picture', red],
          ['picture', Buffer.concat([red, marker])],
        ],
        400,
        'invalidField',
      ],
      [
        [
          ['picture', red],
          ['userId', '1'],
        ],
        400,
        'unknownField',
      ],
    ]
    for (const [parts, status, code] of cases) {
      const message = errors[code as keyof typeof errors].hun
      expect(await send(parts, someone)).toMatchObject({ status, body: { status, message } })
    }
    expect(readdirSync(folder)).toEqual(before)
    expect(leftOver(marker)).toEqual([])
    const me = await call(cms, 'GET', '/user/me', { token: someone.token })
    expect(me.body.user.pictureUrl).toBeNull()
  })

  test('is refused if the form is unreadable', async () => {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
    const { token } = member
    const sent = await call(cms, 'POST', '/user/upload-profile-pic', { token, headers, body: '{}' })
    expect(sent.status).toBe(400)
  })

  test('sent to another endpoint is not stored', async () => {
    const marker = randomBytes(16)
    const parts: Part[] = [
      ['picture', Buffer.concat([red, marker])],
      ['files', Buffer.concat([red, marker])],
    ]
    for (const [to, status] of [
      ['/user/login', 400],
      ['/user/update', 200],
      ['/no/such/call', 405],
    ] as const) {
      expect((await send(parts, member, to)).status).toBe(status)
    }
    expect(leftOver(marker)).toEqual([])
  })
})
