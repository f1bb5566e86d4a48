import { linkTo, linkToTab } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { savingWords } from '@/ui/form/words'

/** Texts of all forms that change the list of people. */
export const listWords = (own: { submit: string; done?: string }) =>
  savingWords({
    login: {
      text: translations('form')('login'),
      href: linkTo('login', { redirectUrl: linkToTab('relationship') }),
    },
    ...own,
  })
