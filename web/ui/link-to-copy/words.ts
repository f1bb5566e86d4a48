import { translations } from '@/base/words/translations'

export type LinkToCopyWords = Record<'copy' | 'copied' | 'failed', string>

export function linkToCopyWords(): LinkToCopyWords {
  const t = translations('linkToCopy')
  return { copy: t('copy'), copied: t('copied'), failed: t('failed') }
}
