import { translations } from '@/base/words/translations'
import { Message } from '@/ui/page/message'

/** Instead of a short link: `unknown` was never there or leads to no allowed place, `over` has ended or was switched off. */
const gone = (what: 'unknown' | 'over') => () => {
  const t = translations('shortLink')
  return (
    <Message
      picture="not-found"
      title={t(`${what}.title`)}
      text={t(`${what}.text`)}
      ways={{ home: t('home'), calculator: t('calculator') }}
    />
  )
}

export const NoShortLink = gone('unknown')
export const ShortLinkOver = gone('over')
