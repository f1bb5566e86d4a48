import { createRequire } from 'node:module'
import path from 'node:path'
import type { Browser } from '../../../web/node_modules/playwright-core/index.js'
import { web } from '../../lib/paths.mjs'
import { onExit } from '../../lib/stopping.mjs'
import { getChromium } from '../../test/chromium.ts'

type Playwright = typeof import('../../../web/node_modules/playwright-core/index.js')

let opened: Promise<Browser> | undefined

async function open() {
  const fromWeb = createRequire(path.join(web, 'package.json'))
  const { chromium }: Playwright = fromWeb('@playwright/test')
  const browser = await chromium.launch({
    executablePath: await getChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  onExit(() => browser.close())
  return browser
}

/** The browser of this command, shared by all checks; each opens its own context. */
export function openBrowser() {
  opened ??= open()
  return opened
}
