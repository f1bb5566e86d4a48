import { savingWords } from '@/components/form/words'
import { translations } from '@/i18n/translations'
import { linkTo, linkToTab } from '@/lib/links'

/** Words of everything that changes the list of people. */
export const listWords = (own: { submit: string; done?: string }) =>
  savingWords({
    login: {
      text: translations('form')('login'),
      href: linkTo('login', { redirectUrl: linkToTab('relationship') }),
    },
    ...own,
  })
