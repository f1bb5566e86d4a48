import type { ErrorCode, Parsed } from '@krono/contract'
import { errorBody, parseInput } from '@krono/contract'
import type { z } from 'zod'
import { language } from '@/base/text/language'

export type Reading<T> = { schema: z.ZodType<T>; maxBytes: number }

/** The JSON body of a request, validated by a schema; at most `maxBytes` of it are held in memory. */
export async function readJson<T>(
  request: Request,
  { schema, maxBytes }: Reading<T>,
): Promise<Parsed<T>> {
  const bytes = await readBytes(request, maxBytes)
  if (!bytes) return refusal('tooLarge')
  try {
    return parseInput(schema, JSON.parse(bytes.toString('utf8')), language)
  } catch {
    return refusal('unreadableBody')
  }
}

const refusal = (code: ErrorCode) => ({ ok: false, error: errorBody(code, language) }) as const

/**
 * The body of a request; undefined if it has more than `maxBytes`. Counts the received bytes, because Content-Length
 * cannot be trusted.
 */
export async function readBytes({ body }: Request, maxBytes: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = body?.getReader()
  for (;;) {
    const { value, done } = (await reader?.read()) ?? { done: true, value: undefined }
    if (done) return Buffer.concat(chunks)
    size += value.byteLength
    if (size > maxBytes) {
      await reader?.cancel()
      return undefined
    }
    chunks.push(value)
  }
}
