import { linkTo } from '@/base/routing/links'
import { language } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import { errors } from '@/lib/contract/errors'
import { savingWords } from '@/ui/form/words'
import { privateLinkWords } from './private-link-words'

/** Texts of the exports of a result. */
export function takeAlongWords() {
  const t = translations('takeAlong')
  const withDate = t('withDate')
  return {
    copy: { copy: t('copy'), copied: t('copied'), failed: t('copyFailed') },
    print: t('print'),
    share: savingWords({
      submit: t('share'),
      sending: t('requesting'),
      saveFailed: errors.analysisNotSaved[language],
      login: {
        text: translations('form')('login'),
        href: linkTo('login', { redirectUrl: linkTo('worksheet') }),
      },
    }),
    link: {
      title: t('shareTitle'),
      lead: t('shareLead'),
      ready: t('ready'),
      link: privateLinkWords(),
      revoked: t('revoked'),
      withDate,
    },
  }
}

export type TakeAlongWords = ReturnType<typeof takeAlongWords>
