/**
 * A Strapi that serves no requests and sends no e-mails: loads once, then runs the code that it receives, one piece
 * after the other. Each piece defines `run`, which gets the arguments; `strapi` is in scope. Returns the values passed
 * to `tell`.
 */
const { createRequire } = require('node:module')
const path = require('node:path')

const appDir = process.cwd()
const load = createRequire(path.join(appDir, 'package.json'))
const { createStrapi } = load('@strapi/strapi')
const { setClock } = load('./dist/src/platform/lib/clock')

const distDir = path.join(appDir, 'dist')
const loaded = createStrapi({ appDir, distDir, serveAdminPanel: false }).load()

/** @param {{ code: string, options: string[] }} wish */
async function work({ code, options }) {
  const strapi = await loaded
  const told = []
  const define = new Function('require', 'strapi', 'tell', `${code}\nreturn run`)
  await define(load, strapi, (what) => told.push(what === undefined ? null : what))(...options)
  return told
}

process.on('message', async (wish) => {
  try {
    process.send({ told: await work(wish) })
  } catch (error) {
    process.send({ failure: String(error?.stack ?? error) })
  } finally {
    // Resets the clock for the next piece.
    setClock()
  }
})

process.on('disconnect', async () => {
  await (await loaded).destroy()
  process.exit(0)
})
