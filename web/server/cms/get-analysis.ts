import type { Analysis, Language } from '@krono/contract'
import { cache } from 'react'
import { readToken } from '@/server/session/get-session'
import { askOpenly } from './ask-openly'

/** An analysis of whoever asks for the page; undefined for another's, or one that is not there. Once a request. */
export const getAnalysis = cache(
  async (id: string, language: Language): Promise<Analysis | undefined> => {
    const token = await readToken()
    const found = await askOpenly({ endpoint: 'analysis', id, input: { language }, token })
    return found?.analysis
  },
)
