import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { jsonOf, sendRequest } from '../../attack/lib/ask.ts'
import { until } from '../../attack/lib/assert.ts'
import { checkOut, newSubscriber, payAt } from '../../attack/lib/paying.ts'
import { call, type Person } from '../../attack/lib/people.ts'
import type { Site } from '../../attack/lib/product.ts'
import { cms as cmsFolder, root } from '../../lib/paths.mjs'

/** Between two writes of a kind: the machine has work for the tests, too. */
const pauseMs = 50

const picture = readFileSync(path.join(root, 'docs/screenshot.png'))
const video = readFileSync(path.join(cmsFolder, 'seed/content/videos/film-visitor.mp4'))

/** A response, and with 2xx what was acknowledged: it must be found later. */
type Written = { status: number; mark?: string | undefined }

async function saveDate(person: Person): Promise<Written> {
  const mark = `Próba ${randomUUID()}`
  const body = { name: mark, date: '1984-06-12' }
  const { status } = await person.call('POST', '/user/addRegisteredDate', body)
  return { status, mark }
}

/** Acknowledged as soon as Stripe took the money. */
async function order(site: Site, person: Person): Promise<Written> {
  const answer = await checkOut(person, {
    product: 'analysis-short',
    people: [{ name: `Kovács ${randomUUID()}`, date: '1979-12-07' }],
    confirmations: { areCorrect: true, mayBeInexact: true },
  })
  if (!answer.session) return answer
  await payAt(site, answer.session)
  const { status } = await person.call('GET', `/payment/status?session=${answer.session}`)
  return { status, mark: answer.session }
}

async function sendPicture(site: Site, { cookie }: Person): Promise<Written> {
  const form = new FormData()
  form.append('picture', new Blob([new Uint8Array(picture)]), 'a.png')
  const answer = await sendForm(site, '/user/upload-profile-pic', { form, cookie })
  if (answer.status !== 200) return answer
  const { user } = jsonOf<{ user: { pictureUrl: string } }>(answer)
  return { status: 200, mark: user.pictureUrl }
}

/** As a browser sends it, through web. */
async function sendForm(
  site: Site,
  address: string,
  { form, cookie }: { form: FormData; cookie: string },
) {
  const { headers, body } = await bytesOf(form)
  return call(site, 'POST', address, { cookie, headers, body })
}

async function bytesOf(form: FormData) {
  const request = new Request('http://localhost', { method: 'POST', body: form })
  const body = Buffer.from(await request.arrayBuffer())
  return { body, headers: { 'content-type': request.headers.get('content-type') ?? '' } }
}

async function sendVideo(cms: string, authorization: string): Promise<Written> {
  const form = new FormData()
  form.append('film', new Blob([new Uint8Array(video)], { type: 'video/mp4' }), 'a.mp4')
  const { headers, body } = await bytesOf(form)
  const answer = await sendRequest(cms, '/editing/films', {
    ...{ method: 'POST', body },
    headers: { ...headers, authorization },
  })
  const mark = answer.status < 300 ? jsonOf<{ key: string }>(answer).key : undefined
  return { status: answer.status, mark }
}

/** A kind of write, repeated without an end. */
class Writer {
  readonly what: string
  readonly statuses: number[] = []
  readonly acknowledged: string[] = []
  #isEnding = false
  readonly #running: Promise<void>

  constructor(what: string, write: () => Promise<Written>) {
    this.what = what
    this.#running = this.#repeat(write)
    // Reported by `end`.
    this.#running.catch(() => undefined)
  }

  async #repeat(write: () => Promise<Written>) {
    while (!this.#isEnding) {
      const { status, mark } = await write()
      this.statuses.push(status)
      if (mark !== undefined && status < 300 && status > 0) this.acknowledged.push(mark)
      await pause(pauseMs)
    }
  }

  /** Waits for further responses; with `isAcknowledged` only those with 2xx count. Resolves to the statuses meanwhile. */
  async further(count: number, isAcknowledged: boolean) {
    const begin = this.statuses.length
    const all = isAcknowledged ? this.acknowledged : this.statuses
    const wanted = all.length + count
    await until(`${count} more of: ${this.what}`, async () => all.length >= wanted, 60_000)
    return this.statuses.slice(begin)
  }

  end() {
    this.#isEnding = true
    return this.#running
  }
}

/**
 * Starts members who save dates, buy analyses and upload pictures through the site, and an editor who uploads videos,
 * without an end.
 *
 * @param site env.CMS_URL is the address of all cms
 * @param authorization of the editor
 */
export async function startWriters(site: Site, authorization: string) {
  const cms = site.env.CMS_URL ?? ''
  const [saver, buyer, sitter] = [
    await newSubscriber(site),
    await newSubscriber(site),
    await newSubscriber(site),
  ]
  const writers = {
    dates: new Writer('saved dates', () => saveDate(saver)),
    orders: new Writer('orders', () => order(site, buyer)),
    pictures: new Writer('pictures', () => sendPicture(site, sitter)),
    films: new Writer('videos', () => sendVideo(cms, authorization)),
  }
  return { ...writers, sitter }
}

export type Writers = Awaited<ReturnType<typeof startWriters>>
