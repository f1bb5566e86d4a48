import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { Failure } from '../lib/failure.mjs'
import { logs } from '../lib/paths.mjs'
import { installPackage } from './install-package.ts'

/** Debian's headless Chromium: renders the same pages for about half the CPU time. */
const headless = 'chromium-headless-shell'

const names = [
  headless,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
// Playwright's own layout: <cache>/chromium-<number>/<one of these>
const insideCache = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
]

function isProgram(file: string) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const inPath = () =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)))

function inPlaywrightsCache() {
  const caches = [
    process.env.PLAYWRIGHT_BROWSERS_PATH ?? '',
    path.join(homedir(), '.cache/ms-playwright'),
    path.join(homedir(), 'Library/Caches/ms-playwright'),
  ].filter((cache) => existsSync(cache))
  return caches.flatMap((cache) =>
    readdirSync(cache)
      .filter((name) => name.startsWith('chromium-'))
      .flatMap((name) => insideCache.map((place) => path.join(cache, name, place))),
  )
}

/** A Chromium or Chrome of this machine, or undefined. CHROMIUM_PATH sets another one. */
export function findChromium() {
  const configured = process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : []
  return [...configured, ...inPath(), ...applications, ...inPlaywrightsCache()].find(isProgram)
}

/** Whether a faster one could be installed without asking for a password. */
const isWorthInstalling = (found: string) =>
  process.getuid?.() === 0 && found !== process.env.CHROMIUM_PATH && !found.endsWith(headless)

/**
 * A Chromium for the browser tests: the machine's, Playwright's, or one that is installed now. Root on Debian installs
 * the headless one even beside another: with a full Chromium the tests took 51 minutes instead of 29.
 *
 * @returns its path
 * @throws {Failure} with instructions for a manual installation
 */
export async function getChromium(): Promise<string> {
  const found = findChromium()
  if (found && !isWorthInstalling(found)) return found
  await installPackage(headless)
  const installed = findChromium()
  if (installed) return installed
  throw new Failure(
    'The browser tests need Chromium or Chrome and none could be installed. Install one, or set CHROMIUM_PATH.',
    path.join(logs, `install-${headless}.log`),
  )
}
