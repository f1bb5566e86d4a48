import { type EndpointName, endpoints } from '@krono/contract'
import type { z } from 'zod'
import { askCms } from './ask-cms'
import { ContentError } from './client'

type Question<T> = {
  endpoint: EndpointName
  /** Stands in the path of some. */
  id?: string
  answer: z.ZodType<T>
  query: Record<string, string>
  /** Of whoever reads the page, where the answer is another one for them. */
  token?: string | undefined
}

/**
 * Asks the cms what anybody may ask who has the right words (the secret of a link), for a page made per
 * request. Undefined where there is nothing (400, 404). Throws ContentError.
 */
export async function askOpenly<T>({ endpoint, id, answer, query, token }: Question<T>) {
  const found = await askCms({ endpoint, id, query, ...(token && { token }) })
  if (found.status === 404 || found.status === 400) return undefined
  if (!found.ok) throw new ContentError(endpoints[endpoint].path, found.status)
  return answer.parse(await found.json())
}
