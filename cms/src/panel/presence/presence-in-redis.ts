import { now } from '../../platform/lib/clock'
import { askRedis } from '../../platform/redis/ask-redis'
import { mostOfEntry, type Present, presentMs } from './present'

/** A hash per entry, which expires: user id → instant of the last report in ms, and locale. */
const keyOf = (entry: string) => `presence:${entry}`

/** Presence known to all processes. Throws if Redis does not reply. */
export const presenceInRedis = {
  comeIn: (entry: string, { userId, locale }: Present) =>
    askRedis((redis) =>
      redis
        .multi()
        .hSet(keyOf(entry), String(userId), `${now().getTime()} ${locale}`)
        .pExpire(keyOf(entry), presentMs)
        .exec(),
    ),

  goOut: (entry: string, userId: number) =>
    askRedis((redis) => redis.hDel(keyOf(entry), String(userId))),

  async othersIn(entry: string, userId: number): Promise<Present[]> {
    const fields = await askRedis((redis) => redis.hGetAll(keyOf(entry)))
    const since = now().getTime() - presentMs
    return Object.entries(fields)
      .map(([id, report]) => {
        const [at = '', locale = ''] = report.split(' ')
        return { userId: Number(id), locale, at: Number(at) }
      })
      .filter((one) => one.userId !== userId && one.at > since)
      .sort((a, b) => b.at - a.at)
      .slice(0, mostOfEntry)
      .map((one) => ({ userId: one.userId, locale: one.locale }))
  },
}
