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

/** Tests in which Russian words and letters affect the layout. */
const inRussian = /(accessibility|banner|columns|home|layout)\.spec\.ts$/

/**
 * Tests that depend on both language and width run in both languages at both sizes. All others run in Hungarian on a
 * phone and in English on a desktop.
 */
const everywhere =
  /(layout|relationship|database|money|membership|courses|course-gifts|ebooks)\.spec\.ts$/

/** Colours do not depend on language and size, so dark mode is tested once. */
const inDark = /in dark mode/

const project = (language: keyof typeof addresses, size: keyof typeof sizes) => ({
  name: `${language}-${sizes[size].viewport.width}`,
  testIgnore: [once, edits],
  ...(language === 'hun' && size === 'phone' ? {} : { grepInvert: inDark }),
  use: { ...sizes[size], deployment: language, baseURL: addresses[language] },
})

const readers = [
  project('hun', 'phone'),
  { ...project('hun', 'desktop'), testIgnore: edits, testMatch: [everywhere, once] },
  { ...project('eng', 'phone'), testMatch: everywhere },
  project('eng', 'desktop'),
  { ...project('rus', 'phone'), testMatch: inRussian },
]

/**
 * One spec per user journey, on a phone and on a desktop, in each language where words matter. `*.once` runs once, in
 * Hungarian on a desktop. `*.edit` changes content: it runs after all others, one at a time, so that no test reads a
 * page while it is regenerated.
 */
export default defineConfig<Deployment>({
  testDir: './e2e',
  globalSetup: './e2e/sign-in-members.ts',
  fullyParallel: true,
  // One more than cores: a test that waits for an e-mail or for Stripe uses no core.
  workers: 3,
  forbidOnly: true,
  // On a busy machine one of a thousand tests fails by timing; `npm test` lists it as flaky.
  retries: 1,
  // A limit for hanging tests: the longest journeys need 140 s on a slow machine.
  timeout: 240_000,
  expect: { timeout: 10_000 },
  use: {
    launchOptions,
    timezoneId: 'Europe/Budapest',
    trace: 'off',
    actionTimeout: 30_000,
    // Without a graphics card each frame of a transition or a video takes CPU time. Tests about motion ask for it.
    reducedMotion: 'reduce',
  },
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
