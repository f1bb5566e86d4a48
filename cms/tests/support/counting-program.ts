import { comeIn, goOut, othersIn } from '../../src/panel/presence/presence'
import { AppError } from '../../src/platform/lib/app-error'
import { countAttempts } from '../../src/platform/limits/attempts'
import { isRedisReady } from '../../src/platform/redis/ask-redis'

/** The program of `counting-process`: runs the calls of each message at once, and sends their results. */
const calls = {
  ...countAttempts({ name: 'test', count: Number(process.env.TEST_COUNT), seconds: 600 }),
  isReady: async () => isRedisReady(),
  comeIn: (entry: string) => comeIn(entry, { userId: process.pid, locale: 'hu' }),
  goOut: (entry: string) => goOut(entry, process.pid),
  othersIn: (entry: string) => othersIn(entry, process.pid),
} satisfies Record<string, (subject: string) => Promise<unknown>>

export type CallName = keyof typeof calls

const resultOf = (call: CallName, subject: string) =>
  calls[call](subject).catch((error: unknown) =>
    error instanceof AppError ? error.code : `failed: ${String(error)}`,
  )

process.on('message', async (message: readonly [CallName, string][]) => {
  process.send?.(await Promise.all(message.map(([call, subject]) => resultOf(call, subject))))
})
process.send?.('started')
