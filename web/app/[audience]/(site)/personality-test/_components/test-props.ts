import type { ReactNode } from 'react'
import type { PersonalityWords } from '@/features/personality/profile/words'
import type { Question } from '@/features/personality/question'
import type { ShareWords } from '@/features/results/share/words'
import type { TakeAlongWords } from '@/features/results/take-along/words'
import type { DateFieldWords } from '@/ui/date-field/date-field-words'
import type { FormWords } from '@/ui/form/words'

export type TestProps = {
  questions: readonly Question[]
  words: PersonalityWords
  /** Whether the user is signed in, as far as the page knows. */
  isMember: boolean
  callWords: Record<'save' | 'chart', FormWords>
  takeAlong: TakeAlongWords
  share: ShareWords
  date: { words: DateFieldWords }
  links: Record<'register' | 'login', string>
  /** Introduction, shown before the test starts. */
  children: ReactNode
}
