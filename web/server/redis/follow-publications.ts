import { randomUUID } from 'node:crypto'
import { cacheTags, modelOfTag } from '@/lib/contract/content-tags'
import { publicationRecord } from '@/lib/contract/publication-record'
import { publications } from '@/server/next-internals/publications.mjs'
import type { Redis } from './connect-redis'

/** A publication is found after this time if its message was lost, and the loss of Redis within twice as much. */
const pauseMs = 250

type Options = { redis: Redis; onPublished: (tags: readonly string[]) => void }

/**
 * Reads the numbers of publications from Redis four times a second, at each message of a publication and after each
 * connect. The same question is the heartbeat. It also writes, so that a Redis that is full or a replica counts as away.
 *
 * @returns function that ends it
 */
export function followPublications({ redis, onPublished }: Options) {
  const { shared } = publications
  let isAsking = false
  let isWanted = false
  let isSubscribed = false

  async function ask() {
    // First, so that no publication is between both. Later connections subscribe by themselves.
    if (!isSubscribed) await redis.subscribe(publicationRecord.channel, askInTurn)
    isSubscribed = true
    const askedAt = performance.now()
    const isReturn = shared.isAway()
    const reading = await readNumbers(redis, isReturn)
    const tags = shared.confirm(reading, askedAt)
    if (tags === 'all') return onPublished(cacheTags)
    if (tags.length === 0) return
    publications.note(tags)
    onPublished(tags)
  }

  async function askInTurn() {
    isWanted = true
    if (isAsking) return
    isAsking = true
    while (isWanted) {
      isWanted = false
      await ask().catch(() => undefined)
    }
    isAsking = false
  }

  shared.begin()
  redis.on('ready', askInTurn)
  void askInTurn()
  const timer = setInterval(askInTurn, pauseMs).unref()
  return () => {
    clearInterval(timer)
    redis.off('ready', askInTurn)
  }
}

async function readNumbers(redis: Redis, isReturn: boolean) {
  const { key, eraField, numberField } = publicationRecord
  // One transaction, so that all answers are of the same Redis process.
  const question = redis.multi().hSetNX(key, eraField, randomUUID()).info('server')
  // Entries that were stored before the outage have a lower number.
  if (isReturn) question.hIncrBy(key, numberField, 1)
  const answers: unknown[] = await question.hGetAll(key).exec()
  const fields = new Map(Object.entries(answers.at(-1) ?? {}).map(([k, v]) => [k, String(v)]))
  const [, process = ''] = /^run_id:(\w+)/m.exec(String(answers[1])) ?? []
  return {
    era: `${process} ${fields.get(eraField)}`,
    number: Number(fields.get(numberField) ?? 0),
    byTag: numbersByTag(fields),
    isReturn,
  }
}

/** A model that web does not know concerns all tags. */
function numbersByTag(fields: ReadonlyMap<string, string>): Map<string, number> {
  const { eraField, numberField } = publicationRecord
  const models = new Map<string, readonly string[]>(
    cacheTags.map((tag) => [modelOfTag(tag), [tag]]),
  )
  const byTag = new Map<string, number>()
  for (const [model, number] of fields) {
    if (model === eraField || model === numberField) continue
    for (const tag of models.get(model) ?? cacheTags)
      byTag.set(tag, Math.max(byTag.get(tag) ?? 0, Number(number)))
  }
  return byTag
}
