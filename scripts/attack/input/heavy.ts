import { connect } from 'node:net'
import { memoryOf } from '../../lib/memory-of.ts'
import { newAddress } from '../../lib/new-address.ts'
import { about } from '../check.ts'
import { sendRequest } from '../lib/ask.ts'
import { assertThat, mapLimited, statusesOf } from '../lib/assert.ts'
import type { Product } from '../lib/product.ts'

const megabyte = 1024 * 1024
const hugeBytes = 100 * megabyte

/** Sends a body of `hugeBytes` in pieces until the server stops reading. Resolves to the first line of the response. */
function sendHuge(port: number, path: string, type: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const piece = Buffer.alloc(megabyte, 'x')
    let sent = 0
    let received = ''
    const end = () => {
      socket.destroy()
      resolve(received.split('\r\n')[0] ?? '')
    }
    const more = () => {
      while (sent < hugeBytes && socket.writable) {
        sent += piece.length
        if (!socket.write(piece)) return
      }
    }
    socket.setTimeout(20_000, end)
    socket.on('drain', more)
    socket.on('data', (bytes) => {
      received += bytes.toString()
      if (received.includes('\r\n\r\n')) end()
    })
    socket.on('error', end)
    socket.on('close', end)
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\nContent-Type: ${type}\r\nContent-Length: ${hugeBytes}\r\nX-Forwarded-For: ${newAddress()}\r\n\r\n`,
    )
    more()
  })
}

/** Resident memory of web and cms, in MB. */
async function memoryUsed({ web, service }: Product) {
  const of = ({ program }: Product['web']) => memoryOf(program.child.pid)
  return { web: await of(web), cms: await of(service) }
}

async function hugeBodies(product: Product) {
  const before = await memoryUsed(product)
  const targets = [
    [product.site, '/api/user/login', 'application/json'],
    [product.site, '/api/payment/webhook', 'application/json'],
    [product.site, '/api/user/upload-profile-pic', 'multipart/form-data; boundary=x'],
    [product.site, '/api/page-views', 'application/json'],
    [product.cms, '/api/user/login', 'application/json'],
    [product.cms, '/admin/login', 'application/json'],
  ] as const
  const lines: string[] = []
  for (const [origin, path, type] of [...targets, ...targets]) {
    const line = await sendHuge(Number(new URL(origin).port), path, type)
    assertThat(!/ 5\d\d /.test(line) && !/ 2\d\d /.test(line), `100 MB to ${path}: ${line}`)
    lines.push(line.split(' ')[1] ?? 'cut off')
  }
  const after = await memoryUsed(product)
  const figures = `web ${before.web} → ${after.web} MB, cms ${before.cms} → ${after.cms} MB`
  assertThat(after.web - before.web < 100 && after.cms - before.cms < 100, `not flat: ${figures}`)
  return `${lines.length} times 100 MB: ${[...new Set(lines)].join(', ')}; ${figures}`
}

/** Opens connections that send one byte of their body every 100 ms. */
async function slowBodies(product: Product) {
  const sockets = Array.from({ length: 200 }, () => {
    const socket = connect(Number(new URL(product.site).port), '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write(
      'POST /api/user/login HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
    )
    return socket
  })
  const drip = setInterval(() => {
    for (const socket of sockets) socket.write(' ')
  }, 100)
  try {
    const others = await mapLimited(Array.from({ length: 40 }), 4, () =>
      sendRequest(product.site, '/'),
    )
    const slowest = Math.max(...others.map(({ ms }) => ms))
    assertThat(
      others.every(({ status }) => status === 200),
      statusesOf(others),
    )
    assertThat(slowest < 2000, `others wait ${slowest.toFixed(0)} ms`)
    return `200 slow bodies open, others' slowest page ${slowest.toFixed(0)} ms`
  } finally {
    clearInterval(drip)
    for (const socket of sockets) socket.destroy()
  }
}

const claim = 'Impossible dates'

export const heavyBodies = about('Input', [
  { claim, what: 'bodies of 100 MB, memory before and after', when: 'alone', run: hugeBodies },
  { claim, what: 'two hundred slow bodies', when: 'alone', run: slowBodies },
])
