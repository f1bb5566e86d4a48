import { wordsOf } from '@/base/words/translations'

export type LinkToCopyWords = Record<'copy' | 'copied' | 'failed', string>

export function linkToCopyWords(): LinkToCopyWords {
  return wordsOf('linkToCopy')
}
