import { describe, expect, test } from '@jest/globals'
import { barrierFor } from '../support/barrier'
import { runInStrapi } from '../support/in-strapi'
import { everyCms } from '../support/running'

const looking = `
const { now, setClock } = require('./dist/src/platform/lib/clock')
async function run(days) {
  tell([process.pid, Math.round((now() - Date.now()) / 86400000)])
  setClock(() => new Date(Date.now() + Number(days) * 86400000))
  if (days === 'never') throw new Error('no such day')
}
`

const meeting = `
async function run(url) {
  await fetch(url)
  tell(process.pid)
}
`

describe.each(everyCms())('code that tests run in Strapi on %s', (_name, cms) => {
  test('reuses a loaded one, with a reset clock, whatever earlier code did', async () => {
    const [first] = await runInStrapi(cms, looking, '7')
    await expect(runInStrapi(cms, looking, 'never')).rejects.toThrow('no such day')
    const [third] = await runInStrapi(cms, looking, '0')
    expect(third).toEqual(first)
    expect(third).toEqual([expect.any(Number), 0])
  })

  test('has a process of its own if it runs at once with other code', async () => {
    const barrier = await barrierFor(2)
    const both = await Promise.all([1, 2].map(() => runInStrapi(cms, meeting, barrier.url)))
    barrier.end()
    expect(new Set(both.flat()).size).toBe(2)
  })

  test('sees only its own settings', async () => {
    const other = { env: { ...cms.env, PRODUCT_NAME: 'Other' } }
    const named = 'async function run() { tell(process.env.PRODUCT_NAME ?? null) }'
    expect(await runInStrapi(other, named)).toEqual(['Other'])
    expect(await runInStrapi(cms, named)).toEqual([null])
  })
})
