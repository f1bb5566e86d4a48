import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { secrets } from '../support/environment'
import { mailTo } from '../support/mailbox'
import { call, newAddress, newMember } from '../support/people'
import { everyCms } from '../support/running'
import { until } from '../support/until'

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile())

/** Files below a folder that contain one of these texts; for SQLite including the write-ahead log. */
const filesWith = (folder: string, texts: readonly string[]) =>
  filesIn(folder)
    .filter((file) => {
      const bytes = readFileSync(file)
      return texts.some((text) => bytes.includes(text))
    })
    .map((file) => path.relative(folder, file))

describe.each(everyCms())('erasure from files on %s', (name, cms) => {
  const { folder } = cms.database

  test('removes address, name, birth date, saved people and picture', async () => {
    const member = await newMember(cms, { tier: 'paid', name: ['Nyomtalan', 'Nyomvesztő-Trial'] })
    const { token, email, password } = member
    const body = { name: 'Nyomtalan-Trial Béla', date: '1911-02-23' }
    await call(cms, 'POST', '/user/addRegisteredDate', { body, token })
    const form = new FormData()
    const red = await sharp({ create: { width: 600, height: 600, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    form.append('picture', new Blob([new Uint8Array(red)], { type: 'image/png' }), 'a.png')
    const sent = await fetch(`${cms.url}/api/user/upload-profile-pic`, {
      method: 'POST',
      headers: {
        token,
        Authorization: `Bearer ${secrets.CONTENT_TOKEN}`,
        'X-Forwarded-For': newAddress(),
      },
      body: form,
    })
    const { user }: { user: { pictureUrl: string } } = await sent.json()
    const [, picture = ''] = /people\/([0-9a-f]{32})/.exec(user.pictureUrl) ?? []
    const pictures = () => filesIn(folder).filter((file) => file.includes(picture))
    expect(pictures()).toHaveLength(3)

    const texts = [email, 'Nyomvesztő-Trial', 'Nyomtalan-Trial', '1911-02-23', picture]
    // SQLite stored all of it in its file.
    if (name === 'SQLite') expect(filesWith(folder, texts)).toContain('krono.db-wal')
    await call(cms, 'DELETE', '/user/delete-user', { body: { password }, token })
    await mailTo(cms, email, '', 2)
    const left = await until(async () => {
      const found = [...filesWith(folder, texts), ...pictures()]
      return found.length === 0 ? found : undefined
    })
    expect(left ?? filesWith(folder, texts)).toEqual([])
  })
})
