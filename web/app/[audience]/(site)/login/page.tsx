import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { isSecretAddress, linkTo } from '@/base/routing/links'
import type { SearchParams } from '@/base/routing/search-params'
import { translations } from '@/base/words/translations'
import { AccountFrame } from '@/features/account/account-frame'
import { type LoginQuery, readLoginQuery } from '@/features/account/login-query'
import { NoCookies } from '@/features/account/no-cookies'
import { getSession } from '@/server/session/get-session'
import { Tabs } from '@/ui/tabs/tabs'
import { Benefits } from './_components/benefits'
import { Login } from './_components/login'
import { Register } from './_components/register'

type Props = { searchParams: SearchParams }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { tab, redirectUrl } = await readLoginQuery(searchParams)
  return {
    title: translations('login')(`${tab}.title`),
    robots: { index: false, follow: true },
    // The return address of a gift contains its secret, which must not reach the tracking pixel.
    ...(isSecretAddress(redirectUrl) && { referrer: 'no-referrer' }),
  }
}

const leads = {
  analysis: 'leadAnalysis',
  item: 'leadItem',
  membership: 'leadMembership',
  other: 'lead',
} as const

/** Two tabs, each with its own address, which keeps the other query parameters. */
function tabsOf({ tab, order, others }: LoginQuery) {
  const t = translations('login')
  const login = linkTo('login', { tab: order && 'login', ...others })
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
      lead={t(`${query.tab}.${leads[query.order ?? 'other']}`)}
      tabs={<Tabs label={t('tabs.label')} tabs={tabsOf(query)} />}
      aside={<Benefits birthDate={query.birthDate} isFirst={isRegister} />}
    >
      <NoCookies text={t('noCookies')} />
      {isRegister ? <Register query={query} /> : <Login query={query} />}
    </AccountFrame>
  )
}
