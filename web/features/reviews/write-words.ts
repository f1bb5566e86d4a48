import { linkTo } from '@/base/routing/links'
import { translations, wordsOf } from '@/base/words/translations'
import { type ReviewSubject, reviewLengths, reviewStates } from '@/lib/contract/reviews'
import { savingWords } from '@/ui/form/words'

/** Anchor of the form, also for the return from the login. */
export const writeAnchor = 'write-review'

/** Texts of the form and of the user's own list. */
export function writeWords(subjects: readonly { value: ReviewSubject; name: string }[]) {
  const t = translations('reviews')
  const back = `${linkTo('reviews')}#${writeAnchor}`
  const login = { text: t('write.login'), href: linkTo('login', { redirectUrl: back }) }
  return {
    subjects,
    stars: [1, 2, 3, 4, 5].map((count) => ({ value: count, name: t('starCount', { count }) })),
    fields: {
      ...wordsOf('reviews.write', [
        'subject',
        'again',
        'stars',
        'headline',
        'text',
        'hint',
        'name',
        'nameHint',
      ]),
      ...wordsOf('form', ['optional', 'count', 'over']),
    },
    own: {
      ...wordsOf('reviews.own', [
        'title',
        'reason',
        'edit',
        'delete',
        'question',
        'yes',
        'no',
        'deleted',
      ]),
      state: Object.fromEntries(reviewStates.map((state) => [state, t(`own.state.${state}`)])),
    },
    another: t('write.another'),
    lengths: reviewLengths,
    form: savingWords({ submit: t('write.submit'), done: t('write.done'), login }),
    login,
  }
}

export type WriteWords = ReturnType<typeof writeWords>
