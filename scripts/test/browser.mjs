import { anyPort } from '../lib/ports.mjs'
import { startTemporaryCms, startTemporaryWeb } from '../lib/product.mjs'
import { step } from '../lib/steps.mjs'
import { getChromium } from './chromium.mjs'
import { runBrowserTests } from './runners.mjs'

/** @param {Record<string, string>} env @param {string} language @returns {Record<string, string>} */
function speaking(env, language) {
  const address = `http://localhost:${env.PORT}`
  // The scripts of pixel and Stripe are stand-ins of the tests.
  const keys = { AD_PIXEL_ID: '1234567890', STRIPE_PUBLIC_KEY: 'pk_test_browser' }
  return { ...env, ...keys, LANGUAGE: language, PUBLIC_URL: address }
}

/**
 * The whole product as a visitor meets it, in three languages beside one cms: publications are announced
 * to the Hungarian one.
 */
export async function testInBrowser() {
  const CHROMIUM_PATH = await step('Find or install Chromium', getChromium)
  const { env } = await startTemporaryCms('test')
  const hun = speaking(env, 'hun')
  const eng = speaking({ ...env, PORT: String(await anyPort()) }, 'eng')
  const rus = speaking({ ...env, PORT: String(await anyPort([Number(eng.PORT)])) }, 'rus')
  await startTemporaryWeb('test-hun', hun)
  await startTemporaryWeb('test-eng', eng)
  await startTemporaryWeb('test-rus', rus)
  return runBrowserTests({
    ...env,
    CHROMIUM_PATH,
    E2E_HUN_URL: hun.PUBLIC_URL ?? '',
    E2E_ENG_URL: eng.PUBLIC_URL ?? '',
    E2E_RUS_URL: rus.PUBLIC_URL ?? '',
  })
}
