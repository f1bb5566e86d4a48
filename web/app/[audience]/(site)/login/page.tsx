import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { isSecretAddress, linkTo } from '@/base/routing/links'
import type { SearchParams } from '@/base/routing/search-params'
import { translations } from '@/base/words/translations'
import { AccountFrame } from '@/features/account/account-frame'
import { getSession } from '@/server/session/get-session'
import { Tabs } from '@/ui/tabs/tabs'
import { Benefits } from './_components/benefits'
import { Login } from './_components/login'
import { type LoginQuery, readLoginQuery } from './_components/query'
import { Register } from './_components/register'

type Props = { searchParams: SearchParams }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { tab, redirectUrl } = await readLoginQuery(searchParams)
  return {
    title: translations('login')(`${tab}.title`),
    robots: { index: false, follow: true },
    // The way back to a gift holds its secret: no pixel hears of such an address.
    ...(isSecretAddress(redirectUrl) && { referrer: 'no-referrer' }),
  }
}

/** Two tabs, each with its address, which keeps everything else of the query. */
function tabsOf({ tab, others }: LoginQuery) {
  const t = translations('login')
  const login = linkTo('login', others)
  const register = linkTo('login', { tab: 'register', ...others })
  return [
    { href: login, label: t('tabs.login'), isCurrent: tab === 'login' },
    { href: register, label: t('tabs.register'), isCurrent: tab === 'register' },
  ]
}

export default async function LoginPage({ searchParams }: Props) {
  const query = await readLoginQuery(searchParams)
  if (await getSession()) redirect(query.redirectUrl)
  const t = translations('login')
  const isRegister = query.tab === 'register'
  return (
    <AccountFrame
      title={t(`${query.tab}.title`)}
      lead={t(`${query.tab}.lead`)}
      tabs={<Tabs label={t('tabs.label')} tabs={tabsOf(query)} />}
      aside={<Benefits birthDate={query.birthDate} isFirst={isRegister} />}
    >
      {isRegister ? <Register query={query} /> : <Login query={query} />}
    </AccountFrame>
  )
}
