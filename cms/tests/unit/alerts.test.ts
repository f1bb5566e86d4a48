import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { AlertText, Senders } from '../../src/platform/alerts/send-alert'
import { archiveName, checksumOf, failureName } from '../../src/platform/backups/backup-names'
import { folderStore } from '../../src/platform/backups/stores/folder-store'
import { setClock } from '../../src/platform/lib/clock'
import { databaseAlone } from './database-alone'
import { at, secondsLater, tasksAlone } from './tasks-alone'

const posted: unknown[] = []
let status = 200
let server: Server
let webhook = ''

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    posted.push(JSON.parse(text))
    response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  webhook = `http://127.0.0.1:${typeof address === 'object' && address?.port}/hook?key=s3cret`
})
afterAll(() => void server.close())

const strapi = databaseAlone()
const tasks = tasksAlone(strapi)

beforeEach(() => {
  setClock(() => at)
  posted.length = 0
  status = 200
})
afterEach(() => setClock())

const modules = async () => ({
  ...(await import('../../src/platform/alerts/queue-alerts')),
  ...(await import('../../src/platform/alerts/send-alert')),
  ...(await import('../../src/platform/alerts/post-to-webhook')),
  ...(await import('../../src/platform/alerts/check-disks')),
  ...(await import('../../src/platform/alerts/check-backups')),
  ...(await import('../../src/platform/incidents/raise-incident')),
})

/** Sends the alert of failed tasks. */
async function send(channel: 'mail' | 'webhook', mail: Senders['mail'] = async () => undefined) {
  const { sendAlert, postToWebhook } = await modules()
  const senders = { mail, webhook: (text: AlertText) => postToWebhook(text, webhook) }
  await sendAlert(strapi, { channel, kind: 'taskFailed' }, senders)
}

let raised = 0

async function raise(kind: 'taskFailed' | 'diskFull' = 'taskFailed') {
  const { raiseIncident } = await modules()
  raised += 1
  await raiseIncident(strapi, { kind, reference: String(raised), details: { error: 'private' } })
}

const minutesLater = (minutes: number) => secondsLater(minutes * 60)

async function queueAt(minutes: number) {
  const { queueAlerts } = await modules()
  setClock(() => minutesLater(minutes))
  await queueAlerts(strapi, minutesLater(minutes), ['mail', 'webhook'])
}

/** Minutes from the start until each alert of the webhook is due. */
const dueMinutes = async () =>
  (await tasks.all())
    .filter(({ key }) => key.startsWith('sendAlert:webhook:taskFailed:'))
    .map(({ dueAt }) => (new Date(dueAt).getTime() - at.getTime()) / 60_000)

const endAll = () =>
  strapi.db.query('api::task.task').updateMany({ where: {}, data: { state: 'done', attempts: 1 } })

describe('the operator', () => {
  test('is notified at once, by each channel, of each kind', async () => {
    await raise()
    await raise('diskFull')
    await queueAt(0)
    expect((await tasks.all()).map(({ payload, dueAt }) => [JSON.parse(payload), dueAt])).toEqual(
      ['diskFull', 'taskFailed'].flatMap((kind) =>
        ['mail', 'webhook'].map((channel) => [{ channel, kind }, at.toISOString()]),
      ),
    )
  })

  test('is notified of a kind once an hour, and not again without a new incident', async () => {
    await raise()
    await queueAt(0)
    await endAll()
    await queueAt(1)
    expect(await dueMinutes()).toEqual([0])
    await raise()
    await queueAt(2)
    expect(await dueMinutes()).toEqual([0, 60])
    // Covered by the one that waits.
    await raise()
    await queueAt(59)
    expect(await dueMinutes()).toEqual([0, 60])
    await endAll()
    await queueAt(61)
    expect(await dueMinutes()).toEqual([0, 60])
    await raise()
    await queueAt(150)
    expect(await dueMinutes()).toEqual([0, 60, 150])
  })

  test('reads how many incidents are open and what happened, without details', async () => {
    for (let count = 0; count < 5; count += 1) await raise()
    await send('webhook')
    const [body] = posted as { text: string }[]
    expect(Object.keys(body ?? {})).toEqual(['text'])
    expect(body?.text).toContain('5 nyitott eset (taskFailed).')
    expect(body?.text.match(/^- /gm)).toHaveLength(3)
    expect(body?.text).not.toContain('private')
  })

  test('is not notified of incidents that were closed meanwhile', async () => {
    await raise()
    await strapi.db
      .query('api::incident.incident')
      .updateMany({ where: {}, data: { state: 'closed' } })
    await send('webhook')
    expect(posted).toEqual([])
  })

  test.each([500, 302, 404])(
    'gets another try when the webhook responds with %i',
    async (answer) => {
      status = answer
      await raise()
      const sending = send('webhook')
      await expect(sending).rejects.toThrow(`responded with ${answer}`)
      await expect(sending).rejects.not.toThrow('s3cret')
    },
  )

  test('gets the webhook although the e-mail fails', async () => {
    await raise()
    const mail = () => Promise.reject(new Error('no SMTP'))
    await expect(send('mail', mail)).rejects.toThrow('no SMTP')
    await send('webhook', mail)
    expect(posted).toHaveLength(1)
  })
})

describe('a disk', () => {
  const gigabyte = 1e9
  test.each([
    ['with 11 % free', { blocks: 100, bavail: 11 }, false],
    ['with 10 % free', { blocks: 100, bavail: 10 }, false],
    ['with less than 10 % free', { blocks: 1000, bavail: 99 }, true],
    ['with less than 1 GB free', { blocks: 2, bavail: 0.9 }, true],
    ['with 1 GB free', { blocks: 2, bavail: 1 }, false],
  ])('%s is nearly full: %j', async (_what, space, isFull) => {
    const { checkDisks } = await modules()
    const look = async () => ({ bsize: gigabyte, ...space })
    await checkDisks(strapi, { look, isWanted: true })
    await checkDisks(strapi, { look, isWanted: true })
    const found = await tasks.incidents()
    expect(found.map(({ kind }: { kind: string }) => kind)).toEqual(
      isFull ? ['diskFull', 'diskFull'] : [],
    )
  })
})

describe('backups', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'krono-checked-'))
  const store = folderStore(folder)
  afterEach(() => rmSync(folder, { recursive: true, force: true }))
  const put = (name: string) => store.write(name, Readable.from([Buffer.from('x')]))

  const incidentsAfter = async () => {
    const { checkBackups } = await modules()
    await checkBackups(strapi, at, store)
    await checkBackups(strapi, at, store)
    return (await tasks.incidents()).map(({ kind }: { kind: string }) => kind)
  }

  test.each([
    ['26 hours old', 26 * 60, []],
    ['older', 26 * 60 + 1, ['backupMissing']],
  ])('raise an incident when the newest is %s', async (_what, minutes, kinds) => {
    const name = archiveName(minutesLater(-minutes), 'age')
    await put(name)
    await put(checksumOf(name))
    // Newer, but not complete.
    await put(archiveName(minutesLater(-5), 'age'))
    expect(await incidentsAfter()).toEqual(kinds)
  })

  test('raise an incident for each failed run', async () => {
    const name = archiveName(minutesLater(-60), 'age')
    await put(name)
    await put(checksumOf(name))
    await put(failureName(minutesLater(-30)))
    expect(await incidentsAfter()).toEqual(['backupFailed'])
  })
})
