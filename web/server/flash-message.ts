import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { stringifySetCookie } from 'cookie'
import { cookies } from 'next/headers'
import type { z } from 'zod'
import { env } from '@/env'

/** Browsers limit a cookie to 4096 bytes, including its name and attributes. */
const chunkLength = 3600
/** Node limits headers to 16 kB. A compressed text of 16 000 letters fits; random letters may not. */
const maxChunks = 3
/** Maximum decompressed size. */
const maxBytes = 64 * 1024

const nameOf = (name: string, place: number) => (place === 0 ? name : `${name}-${place}`)

type FlashMessage<T> = { name: string; path: `/${string}`; schema: z.ZodType<T> }

/**
 * Passes the result of a form to the next page, in cookies for that page which expire after two minutes. The address
 * would get into logs and history.
 */
export function flashMessage<T>({ name, path, schema }: FlashMessage<T>) {
  function readFrom(cookieOf: (cookie: string) => string | undefined): T | undefined {
    const [count, first] = (cookieOf(name) ?? '').split('.')
    const chunkIndexes = Array.from({ length: Math.min(Number(count) || 0, maxChunks) })
    const rest = chunkIndexes.slice(1).map((_, at) => cookieOf(nameOf(name, at + 1)) ?? '')
    const packed = Buffer.from([first, ...rest].join(''), 'base64url')
    try {
      const text = brotliDecompressSync(packed, { maxOutputLength: maxBytes }).toString('utf8')
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
      if (chunks.length > maxChunks) return []
      return chunks.map((chunk, place) =>
        stringifySetCookie({
          name: nameOf(name, place),
          // The number of chunks, so that remaining chunks of an earlier longer message are ignored.
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
      const store = await cookies()
      return readFrom((cookie) => store.get(cookie)?.value)
    },
    readFrom,
  }
}
