/** All Redis keys of both programs begin with it; names of channels are complete. */
export const redisKeyPrefix = 'krono:'

/**
 * What Redis has about publications: a hash with the number of the last publication of each model (`api::page.page`), the
 * number of the last one of all (`number`), and an id that is lost together with the data (`era`). Numbers, not times: the
 * clocks of machines differ. A message on the channel means that the hash has changed; it has no content.
 */
export const publicationRecord = {
  key: 'publications',
  channel: `${redisKeyPrefix}publications`,
  numberField: 'number',
  eraField: 'era',
} as const

const script = `
local number = redis.call('HINCRBY', KEYS[1], ARGV[2], 1)
redis.call('HSET', KEYS[1], ARGV[3], number)
redis.call('PUBLISH', ARGV[1], '')
return number`

type RedisClient = {
  eval(script: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>
}

/** Records a publication of a model and notifies every web. Rejects if Redis did not confirm it. */
export async function recordPublication(redis: RedisClient, model: string): Promise<void> {
  const { key, channel, numberField } = publicationRecord
  await redis.eval(script, { keys: [key], arguments: [channel, numberField, model] })
}
