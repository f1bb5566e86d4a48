import { createServer } from 'node:http'
import type { RunningCms } from './running'
import { type Answer, startStrapi, type Wish } from './strapi-program'

type Name = RunningCms['database']['name']
type PooledStrapi = ReturnType<typeof startStrapi>

/** Number of Strapis running beside a cms: three are used at once, and no test uses more. */
const most = 3

/** Where to ask, for processes of test files. */
const variable = 'KRONO_KEPT_STRAPI'

/**
 * Keeps a loaded Strapi beside each cms under test, from when it is first asked for: loading one takes as long as dozens of
 * tests. What is asked for at once is done at once, each in a process of its own.
 */
export async function startStrapiPool(all: readonly RunningCms[]) {
  const started = new Set<PooledStrapi>()
  const idle = new Map<Name, PooledStrapi[]>()
  const take = (name: Name) => {
    const known = idle.get(name)?.pop()
    if (known?.isUp()) return known
    const made = startStrapi(all.find(({ database }) => database.name === name)?.env ?? {})
    started.add(made)
    return made
  }
  const giveBack = async (name: Name, strapi: PooledStrapi) => {
    const others = idle.get(name) ?? []
    if (others.length < most) return idle.set(name, [...others, strapi])
    started.delete(strapi)
    await strapi.end()
  }
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += String(chunk)
    const { name, ...wish }: Wish & { name: Name } = JSON.parse(text)
    const strapi = take(name)
    // A connection kept alive may close in the very moment in which it is used again.
    response.shouldKeepAlive = false
    response.end(JSON.stringify(await strapi.run(wish)))
    await giveBack(name, strapi)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  process.env[variable] = `http://127.0.0.1:${port}`
  return async () => {
    delete process.env[variable]
    await Promise.all([...started].map((one) => one.end()))
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

/** The answer of the Strapi beside a cms under test; undefined when none is running. */
export async function askStrapiPool(name: Name, wish: Wish): Promise<Answer | undefined> {
  const url = process.env[variable]
  if (!url) return undefined
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify({ name, ...wish }) })
  return answer.json()
}
