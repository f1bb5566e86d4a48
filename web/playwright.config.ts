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
const inRussian = /(accessibility|banner|consent|copying|home|layout)\.spec\.ts$/

/** Colours are the same in every language: dark ones are looked at in Hungarian. */
const inDark = /in dark mode/

const project = (language: keyof typeof addresses, size: keyof typeof sizes) => ({
  name: `${language}-${sizes[size].viewport.width}`,
  testIgnore: [once, edits],
  ...(language === 'hun' ? {} : { grepInvert: inDark }),
  use: { ...sizes[size], deployment: language, baseURL: addresses[language] },
})

const readers = [
  project('hun', 'phone'),
  { ...project('hun', 'desktop'), testIgnore: edits },
  project('eng', 'phone'),
  project('eng', 'desktop'),
  { ...project('rus', 'phone'), testMatch: inRussian },
  { ...project('rus', 'desktop'), testMatch: inRussian },
]

/**
 * One spec a journey, on a phone and on a desktop, in each language where words matter. `*.once` runs
 * once, in Hungarian. `*.edit` changes content: after all others, one at a time, so that nobody reads a
 * page in the moment in which it is made anew.
 */
export default defineConfig<Deployment>({
  testDir: './e2e',
  globalSetup: './e2e/sign-in-members.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: { launchOptions, timezoneId: 'Europe/Budapest', trace: 'off' },
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
