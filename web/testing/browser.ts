import { TestEnvironment } from 'jest-environment-jsdom'

/** What browsers have and jsdom lacks, or has only in part; Node's own. */
const lacking = { Blob, File, Response, TextDecoder, TextEncoder }

/**
 * Where component tests run: a page of a browser, in English. A file of tests asks for it in its first line, so
 * that tests of plain functions need not wait for a browser.
 */
export default class Browser extends TestEnvironment {
  override async setup() {
    await super.setup()
    Object.assign(this.global, lacking)
    // The words of a page are those of the deployment.
    this.global.process.env.LANGUAGE = 'eng'
  }
}
