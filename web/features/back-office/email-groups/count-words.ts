import type { wordsOf } from '@/base/words/translations'

export type CountWords = ReturnType<typeof wordsOf<'admin.emailGroups.count'>>
