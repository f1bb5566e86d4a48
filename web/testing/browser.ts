import { TestEnvironment } from 'jest-environment-jsdom'

/** Globals of browsers that jsdom lacks or has only in part; taken from Node. */
const missingGlobals = { Blob, File, Response, TextDecoder, TextEncoder }

/**
 * Jest environment of component tests: a browser page in English. A test file selects it in its first line, so that
 * tests of plain functions need not start it.
 */
export default class Browser extends TestEnvironment {
  override async setup() {
    await super.setup()
    Object.assign(this.global, missingGlobals)
    // Pages are in the language of the deployment.
    this.global.process.env.LANGUAGE = 'eng'
  }
}
