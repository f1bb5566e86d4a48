import { once } from 'node:events'
import { nowIn, passTime } from './clock.ts'
import type { Product } from './product.ts'

/** Ends the cms without a word, as a crash does. */
export async function killCms({ service }: Product) {
  const { child } = service.program
  const ended = once(child, 'exit')
  if (child.pid) process.kill(-child.pid, 'SIGKILL')
  await ended
}

const fiveMinutes = 300
const atSecond = 20
/** About what a cms needs to start. */
const startSeconds = 20

/** Starts it again a moment before the reconciliation comes (cms/src/platform/jobs/table.ts): in a minute's time, not in five. */
export async function restartBeforeReconciliation(product: Product) {
  const now = nowIn(product).getTime() / 1000
  const next = (Math.floor((now + fiveMinutes) / fiveMinutes) + 1) * fiveMinutes + atSecond
  await passTime(product, next - startSeconds - now)
  await product.restartCms()
}
