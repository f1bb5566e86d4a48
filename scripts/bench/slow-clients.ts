import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { getNginx, startEdge } from '../edge/start-edge.ts'
import { Failure } from '../lib/failure.mjs'
import { memoryOf } from '../lib/memory-of.ts'
import { newAddress } from '../lib/new-address.ts'
import type { Service } from '../lib/service.mjs'
import { table } from '../lib/terminal.mjs'
import type { Figures } from './report-figures.ts'
import { requiredText, slowFigures } from './required-figures.ts'
import { cookieOfMember } from './sign-in.ts'
import { percentile, timesBeside } from './times-beside.ts'

/** Of each program. */
const clients = 500
const dripMs = 1000
/** Longer than any limit of ours and the interval at which Node looks for it (limitSlowClients). */
const mostMs = 360_000
/** A client that does not read does not notice the end of its connection: it looks for it after this time. */
const unreadMs = 180_000
const noticeMs = 10_000

interface Place {
  name: string
  port: number
  /** A response of many kilobytes. */
  page: string
}

const head = (line: string) =>
  `${line} HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\nX-Forwarded-For: ${newAddress()}\r\n`

/** Several, so that the responses do not fit into the buffers of the system. */
const requestsAtOnce = 8

/** Each begins a request, and then sends one byte a second; or does not read the responses. */
const kinds = {
  headers: (socket: Socket) => {
    socket.write(head('GET /'))
    return () => socket.write('x')
  },
  body: (socket: Socket) => {
    socket.write(
      `${head('POST /api/user/login')}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`,
    )
    return () => socket.write(' ')
  },
  reading: (socket: Socket, page: string) => {
    socket.pause()
    socket.write(`${head(`GET ${page}`)}\r\n`.repeat(requestsAtOnce))
    return () => undefined
  },
} as const

/** A client that is slow until the server ends its connection. Resolves to the seconds; undefined if it does not. */
async function beSlow(place: Place, kind: keyof typeof kinds, end: Promise<undefined>) {
  const socket = connect(place.port, '127.0.0.1')
  const startedAt = performance.now()
  const closed = new Promise<number>((resolve) => {
    // Of a paused socket, an error is the only sign of its end.
    const report = () => resolve((performance.now() - startedAt) / 1000)
    socket.on('error', report).on('end', report).on('close', report)
  })
  if (kind !== 'reading') socket.resume()
  const drip = kinds[kind](socket, place.page)
  const timer = setInterval(() => socket.writable && drip(), dripMs)
  const unread = pause(unreadMs, undefined, { ref: false }).then(() => {
    socket.resume()
    return pause(noticeMs, undefined, { ref: false })
  })
  const seconds = await Promise.race([closed, kind === 'reading' ? unread : end])
  clearInterval(timer)
  socket.destroy()
  return { name: `${place.name}, slow ${kind}`, seconds }
}

type Ended = Awaited<ReturnType<typeof beSlow>>

function print(all: readonly Ended[]) {
  const rows = [...new Set(all.map(({ name }) => name))].map((name) => {
    const own = all.filter((one) => one.name === name)
    const times = own.flatMap(({ seconds }) => seconds ?? [])
    const open = own.length - times.length
    return [
      name,
      String(own.length),
      Math.min(...times).toFixed(0),
      Math.max(...times).toFixed(0),
      String(open),
    ]
  })
  console.log(table([['', 'clients', 'first ended, s', 'last, s', 'open'], ...rows]))
}

/** Clients that send headers or bodies at a byte a second, or do not read; what others wait for meanwhile; when they are ended. */
export async function benchSlowClients({
  site,
  env,
  web,
  cms,
}: {
  site: string
  env: Record<string, string>
  web: Service
  cms: Service
}): Promise<Figures> {
  const nginx = await getNginx()
  if (!nginx) throw new Failure('This machine has no nginx.')
  const edge = await startEdge(nginx, [Number(new URL(site).port)])
  const portOf = (address: string) => Number(new URL(address).port)
  const home = await (await fetch(site)).text()
  const [picture = '/admin'] = /\/uploads\/[\w-]+\.\w+/.exec(home) ?? []
  const places: Place[] = [
    { name: 'web', port: portOf(site), page: '/' },
    { name: 'page cache', port: portOf(edge.address), page: '/' },
    { name: 'cms', port: Number(env.CMS_PORT), page: picture },
  ]
  const cookie = await cookieOfMember(env, site, 'monthly')
  const end = pause(mostMs, undefined, { ref: false })
  const names = Object.keys(kinds) as (keyof typeof kinds)[]
  const slow = Promise.all(
    places.flatMap((place) =>
      Array.from({ length: clients }, (_, index) =>
        beSlow(place, names[index % names.length] ?? 'body', end),
      ),
    ),
  )
  const headers = { cookie, 'sec-fetch-site': 'same-origin', 'x-forwarded-for': newAddress() }
  const memory = pause(20_000).then(() =>
    Promise.all([web, cms].map(({ program }) => memoryOf(program.child.pid))),
  )
  const [pages, calls, all, [ofWeb = Number.NaN, ofCms = Number.NaN]] = await Promise.all([
    timesBeside(`${site}/`, {}, slow),
    timesBeside(`${site}/api/user/me`, headers, slow),
    slow,
    memory,
  ])
  print(all)
  const figures: Figures = {
    [slowFigures.home]: percentile(pages, 95),
    [slowFigures.me]: percentile(calls, 95),
    [slowFigures.open]: all.filter(({ seconds }) => seconds === undefined).length,
    [slowFigures.web]: ofWeb,
    [slowFigures.cms]: ofCms,
  }
  const rows = Object.entries(figures).map(([name, figure]) => [
    name,
    figure.toFixed(0),
    requiredText(name),
  ])
  console.log(table([['slow clients', 'reached', 'required'], ...rows]))
  return figures
}
