import path from 'node:path'
import { text } from 'node:stream/consumers'
import { createStrapi } from '@strapi/strapi'
import { z } from 'zod'
import { eraseAgain } from '../../members/personal-data/erase-again'
import { runProgram } from './run-program'

// Compiled to dist/src/platform/backup-programs.
const appDir = path.resolve(__dirname, '../../../..')

/**
 * Part of a restore: reads documentIds as JSON from standard input, and erases these accounts in the database of
 * DATABASE_URL or DATABASE_FILE. Prints their number. Loading Strapi also updates tables and indexes.
 */
async function run() {
  process.chdir(appDir)
  const accounts = z.array(z.string()).parse(JSON.parse(await text(process.stdin)))
  const strapi = createStrapi({
    appDir,
    distDir: path.join(appDir, 'dist'),
    serveAdminPanel: false,
  })
  strapi.log.level = 'error'
  await strapi.load()
  try {
    console.log(await eraseAgain(strapi, accounts))
  } finally {
    await strapi.destroy()
  }
}

runProgram(run)
