import { createServer } from 'node:http'
import type { RunningCms } from './running'
import { type Answer, type CodeRequest, startStrapi } from './strapi-program'

type Name = RunningCms['database']['name']
type PooledStrapi = ReturnType<typeof startStrapi>

/** Number of idle Strapis per cms: three are used at once, and no test uses more. */
const maxIdle = 3

/** Environment variable with the URL of the pool, for processes of test files. */
const variable = 'KRONO_KEPT_STRAPI'

/**
 * Starts a pool of loaded Strapis beside each cms under test: loading one takes as long as dozens of tests. Requests at
 * the same time run in separate processes.
 */
export async function startStrapiPool(all: readonly RunningCms[]) {
  const started = new Set<PooledStrapi>()
  const idle = new Map<Name, PooledStrapi[]>()
  const acquire = (name: Name) => {
    const known = idle.get(name)?.pop()
    if (known?.isUp()) return known
    const made = startStrapi(all.find(({ database }) => database.name === name)?.env ?? {})
    started.add(made)
    return made
  }
  const release = async (name: Name, strapi: PooledStrapi) => {
    const others = idle.get(name) ?? []
    if (others.length < maxIdle) return idle.set(name, [...others, strapi])
    started.delete(strapi)
    await strapi.end()
  }
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += String(chunk)
    const { name, ...input }: CodeRequest & { name: Name } = JSON.parse(text)
    const strapi = acquire(name)
    // A kept-alive connection may close just when it is reused.
    response.shouldKeepAlive = false
    response.end(JSON.stringify(await strapi.run(input)))
    await release(name, strapi)
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

/** Runs code in the pool of a cms under test; undefined when no pool is running. */
export async function askStrapiPool(name: Name, input: CodeRequest): Promise<Answer | undefined> {
  const url = process.env[variable]
  if (!url) return undefined
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify({ name, ...input }) })
  return answer.json()
}
