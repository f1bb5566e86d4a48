import { execFile } from 'node:child_process'
import path from 'node:path'
import { cms } from '../../lib/paths.mjs'
import { Breach } from './assert.ts'
import type { Product } from './product.ts'

/** `npm run verify:money` of the product's database and its Stripe; throws each fault, resolves to its last line. */
export function verifyMoney({ env }: Product): Promise<string> {
  const program = path.join(cms, 'dist/src/commerce/verify-money/run.js')
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [program],
      { cwd: cms, env: { ...env, NODE_ENV: 'production' } },
      (error, stdout) => {
        const lines = stdout.trim().split('\n')
        if (error) reject(new Breach(`verify:money: ${lines.slice(-4).join(' · ')}`))
        else resolve(lines.at(-1) ?? '')
      },
    )
  })
}
