import { readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Product } from './product.ts'

/** Longer than a program waits before it looks at its clock again (moved-clock.cjs). */
const seenAfterMs = 60

const fileOf = ({ env }: Product) => env.ATTACK_CLOCK ?? ''

const stopped = 'at '

function aheadMs(product: Product) {
  try {
    const text = readFileSync(fileOf(product), 'utf8')
    return text.startsWith(stopped) ? Number(text.slice(stopped.length)) - Date.now() : Number(text)
  } catch {
    return 0
  }
}

/** What the clocks of the product show. */
export const nowIn = (product: Product) => new Date(Date.now() + aheadMs(product))

/** Stops the clocks of all its programs at an instant to come, until time passes again: however slow what is tried is. */
export async function stopAt(product: Product, instant: Date) {
  writeFileSync(fileOf(product), `${stopped}${instant.getTime()}`)
  await pause(seenAfterMs)
}

/** Moves the clocks of all its programs on, never back. */
export async function passTime(product: Product, seconds: number) {
  writeFileSync(fileOf(product), String(aheadMs(product) + seconds * 1000))
  await pause(seenAfterMs)
}
