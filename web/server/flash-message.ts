import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { stringifySetCookie } from 'cookie'
import { cookies } from 'next/headers'
import type { z } from 'zod'
import { env } from '@/env'

/** A browser keeps 4096 bytes of a cookie, its name and its attributes among them. */
const chunkLength = 3600
/** Servers read 16 kB of headers. Random letters may need more than that; a text of 16 000 letters does not. */
const mostChunks = 3
/** Longest unpacked content of a cookie. */
const mostBytes = 64 * 1024

const nameOf = (name: string, place: number) => (place === 0 ? name : `${name}-${place}`)

type FlashMessage<T> = { name: string; path: `/${string}`; schema: z.ZodType<T> }

/**
 * Passes a form's result to the page that follows it: not in the address, which gets into logs and history, but in
 * cookies of that page alone, for two minutes.
 */
export function flashMessage<T>({ name, path, schema }: FlashMessage<T>) {
  function readFrom(cookieOf: (cookie: string) => string | undefined): T | undefined {
    const [count, first] = (cookieOf(name) ?? '').split('.')
    const places = Array.from({ length: Math.min(Number(count) || 0, mostChunks) })
    const rest = places.slice(1).map((_, at) => cookieOf(nameOf(name, at + 1)) ?? '')
    const packed = Buffer.from([first, ...rest].join(''), 'base64url')
    try {
      const text = brotliDecompressSync(packed, { maxOutputLength: mostBytes }).toString('utf8')
      return schema.safeParse(JSON.parse(text)).data
    } catch {
      return undefined
    }
  }

  return {
    /** The Set-Cookie headers. */
    cookiesFor(value: T): string[] {
      const packed = brotliCompressSync(JSON.stringify(value)).toString('base64url')
      const chunks = packed.match(new RegExp(`.{1,${chunkLength}}`, 'g')) ?? []
      if (chunks.length > mostChunks) return []
      return chunks.map((chunk, place) =>
        stringifySetCookie({
          name: nameOf(name, place),
          // How many there are: what is left of a longer message does not belong to it.
          value: place === 0 ? `${chunks.length}.${chunk}` : chunk,
          path,
          httpOnly: true,
          sameSite: 'lax',
          secure: new URL(env.PUBLIC_URL).protocol === 'https:',
          maxAge: 120,
        }),
      )
    },
    async read(): Promise<T | undefined> {
      const jar = await cookies()
      return readFrom((cookie) => jar.get(cookie)?.value)
    },
    readFrom,
  }
}
