import { defineConfig } from '@playwright/test'
import type { Deployment } from './e2e/test'

const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
}

const addresses = {
  hun: process.env.E2E_HUN_URL ?? 'http://localhost:3000',
  eng: process.env.E2E_ENG_URL ?? 'http://localhost:3001',
  rus: process.env.E2E_RUS_URL ?? 'http://localhost:3002',
}

const sizes = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 900 } },
}

const once = '**/*.once.spec.ts'
const edits = '**/*.edit.spec.ts'

/** Journeys in which Russian words and letters stand elsewhere than the others'. */
const inRussian = /(banner|columns|home|layout)\.spec\.ts$/

/**
 * Journeys in which words and width meet most: in both languages at both sizes. All others run in Hungarian on a
 * phone and in English on a desktop.
 */
const everywhere = /(accessibility|layout|relationship|database|money|membership)\.spec\.ts$/

/** Colours are the same in every language and at every size: dark ones are looked at once. */
const inDark = /in dark mode/

/** What axe sees of a page hangs on its width and its words, and little on both at once. */
const axe = '**/accessibility.spec.ts'

const project = (language: keyof typeof addresses, size: keyof typeof sizes) => ({
  name: `${language}-${sizes[size].viewport.width}`,
  testIgnore: [once, edits],
  ...(language === 'hun' && size === 'phone' ? {} : { grepInvert: inDark }),
  use: { ...sizes[size], deployment: language, baseURL: addresses[language] },
})

const readers = [
  project('hun', 'phone'),
  { ...project('hun', 'desktop'), testIgnore: edits, testMatch: [everywhere, once] },
  { ...project('eng', 'phone'), testIgnore: [once, edits, axe], testMatch: everywhere },
  { ...project('eng', 'desktop'), testIgnore: [once, edits, axe] },
  { ...project('rus', 'phone'), testMatch: inRussian },
]

/**
 * One spec a journey, on a phone and on a desktop, in each language where words matter. `*.once` runs once, in
 * Hungarian on a desktop. `*.edit` changes content: after all others, one at a time, so that no test reads a page while
 * it is being regenerated.
 */
export default defineConfig<Deployment>({
  testDir: './e2e',
  globalSetup: './e2e/sign-in-members.ts',
  fullyParallel: true,
  // One more than cores: who waits for a letter or for Stripe leaves its core to another.
  workers: 3,
  forbidOnly: true,
  // On a busy machine one of a thousand journeys misses a moment: `npm test` lists such a test as flaky.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: { launchOptions, timezoneId: 'Europe/Budapest', trace: 'off', actionTimeout: 15_000 },
  projects: [
    ...readers,
    {
      ...project('hun', 'desktop'),
      name: 'edits',
      testIgnore: [],
      testMatch: edits,
      workers: 1,
      dependencies: readers.map(({ name }) => name),
    },
  ],
})
