import { readFileSync } from 'node:fs'
import path from 'node:path'
import { getNginx, startEdge } from '../edge/start-edge.ts'
import { web } from '../lib/paths.mjs'
import { anyPort } from '../lib/ports.mjs'
import { startTemporaryCms, startTemporaryWeb } from '../lib/product.ts'
import { step } from '../lib/steps.mjs'
import { dim } from '../lib/terminal.mjs'
import { chosenLines, type Line, languagesOf, linesByTurns, linesIn } from './browser-list.ts'
import type { Choice } from './choice.ts'
import { getChromium } from './chromium.ts'
import { sumOf } from './reports.ts'
import { listBrowserTests, runBrowserTests } from './runners.ts'
import { turnOfRevision } from './turns.ts'

function deploymentEnv(env: Record<string, string>, language: string): Record<string, string> {
  const address = `http://localhost:${env.PORT}`
  // Tests replace the script of Stripe by a fake.
  const keys = { STRIPE_PUBLIC_KEY: 'pk_test_browser' }
  return { ...env, ...keys, LANGUAGE: language, PUBLIC_URL: address }
}

/** Tests replace the script of the pixel by a fake. */
const fakePixel = '1234567890'

const sourceOf = (file: string) => readFileSync(path.join(web, 'e2e', file), 'utf8')

async function linesOf(env: Record<string, string>, choice?: Choice) {
  const lines = linesIn(await listBrowserTests(env))
  return choice ? chosenLines(lines, choice) : linesByTurns(lines, turnOfRevision())
}

/**
 * Starts the product in the languages that the tests need, with one cms, and runs the browser tests. The cms notifies
 * only the Hungarian web of publications.
 */
export async function testInBrowser(ownEnv: Record<string, string>, choice?: Choice) {
  const CHROMIUM_PATH = await step('Find or install Chromium', getChromium)
  const lines = await linesOf(ownEnv, choice)
  if (!choice?.isEverywhere) console.log(dim('Each in one language and size; --all: in every one.'))
  const { env } = await startTemporaryCms('test', { AD_PIXEL_ID: fakePixel })
  const addresses: Record<string, string> = {}
  const taken = [Number(env.PORT)]
  for (const language of languagesOf(lines, sourceOf)) {
    const port = language === 'hun' ? Number(env.PORT) : await anyPort(taken)
    taken.push(port)
    const deployment = deploymentEnv({ ...env, PORT: String(port) }, language)
    await startTemporaryWeb(`test-${language}`, deployment)
    addresses[`E2E_${language.toUpperCase()}_URL`] = deployment.PUBLIC_URL ?? ''
  }
  const nginx = await getNginx()
  if (nginx) addresses.E2E_EDGE_URL = (await startEdge(nginx, [Number(env.PORT)])).address
  const all = { ...env, CHROMIUM_PATH, ...addresses }
  if (choice) return runBrowserTests('browser', all, lines)
  // Tests that edit change the content that others read, so they run last.
  const isEditing = ({ project }: Line) => project === 'edits'
  const readers = lines.filter((line) => !isEditing(line))
  return sumOf([
    await runBrowserTests('browser', all, readers),
    await runBrowserTests('browser-edits', all, lines.filter(isEditing)),
  ])
}
