import type { AnalysisAnswer, Language } from '@krono/contract'
import { cache } from 'react'
import { readToken } from '@/server/session/get-session'
import { askOpenly } from './ask-openly'

/**
 * An analysis of the signed-in user, the current or an earlier edition, or the reason why it is withheld; undefined if
 * it belongs to another user. Cached for the current request.
 */
export const getAnalysis = cache(
  async (
    id: string,
    language: Language,
    edition: string | undefined,
  ): Promise<AnalysisAnswer | undefined> => {
    const token = await readToken()
    return askOpenly({ endpoint: 'analysis', id, input: { language, edition }, token })
  },
)
