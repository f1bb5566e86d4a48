import type { NextAnalysis } from '@krono/contract'
import { readToken } from '@/server/session/get-session'
import { askOpenly } from './ask-openly'

/** The analysis offered after one of the signed-in user; null for none. Never throws: the page is about the other one. */
export async function getNextAnalysis(id: string): Promise<NextAnalysis | null> {
  try {
    const token = await readToken()
    return (await askOpenly({ endpoint: 'nextAnalysis', id, input: {}, token }))?.next ?? null
  } catch (error) {
    console.warn(`No next analysis: ${String(error)}`)
    return null
  }
}
