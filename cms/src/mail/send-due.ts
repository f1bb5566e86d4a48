import { setTimeout as pause } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'
import { findDue } from './outbox-rows'
import { sendLetter } from './send-letter'
import { canSend } from './transport'

const atOnce = 5
const lastWaitMs = 5000

let running: Promise<void> | undefined
let isWanted = false
let isOver = false

/**
 * Sends every letter that is due, five at a time. Within a process one run is enough: whoever asks during
 * it has it look once more at its end.
 */
export function sendDue(strapi: Core.Strapi): Promise<void> {
  isWanted = true
  running ??= run(strapi).finally(() => {
    running = undefined
  })
  return running
}

async function run(strapi: Core.Strapi) {
  if (!canSend) return
  while (isWanted && !isOver) {
    isWanted = false
    const due = await findDue(strapi, atOnce)
    const outcomes = await Promise.all(due.map((row) => sendLetter(strapi, row)))
    if (outcomes.includes('unreachable')) return
    if (due.length === atOnce) isWanted = true
  }
}

/**
 * Lets the letters that are on their way arrive, and begins no others: the process is about to end. A
 * server that does not answer is not waited for; its letter is tried again by whoever comes next.
 */
export async function finishSending() {
  isOver = true
  await Promise.race([
    running?.catch(() => undefined),
    pause(lastWaitMs, undefined, { ref: false }),
  ])
}
