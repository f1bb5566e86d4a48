import { errors } from '@krono/contract'
import { language } from '@/base/text/language'
import { nameGroups } from '@/base/text/named-groups'
import { translations } from '@/base/words/translations'
import { separators } from '@/features/people/export/separators'
import { writeCsv } from '@/features/people/export/write-csv'
import { errorResponse, orUnavailable } from '@/server/api/answers'
import { unlessRefused } from '@/server/cms/content-error'
import { askAsUser } from '@/server/session/get-session'

function headerOf() {
  const t = translations('database.list')
  return [t('name'), t('birthDate'), t('group')] as const
}

/** GET: every saved date of the caller as CSV; 401 without a session, 403 for free members, 429 above the rate limit. */
export const GET = () =>
  orUnavailable(async () => (await table()) ?? errorResponse('premiumRequired'))

const table = () => unlessRefused(makeTable(), [errors.premiumRequired.status])

async function makeTable() {
  const [dates, groups] = await Promise.all([
    askAsUser({ endpoint: 'exportSavedDates' }),
    askAsUser({ endpoint: 'dateGroups' }),
  ])
  if (!dates || !groups) return errorResponse('notAuthorized')
  const named = nameGroups(groups.groups, groups.counts)
  const text = writeCsv({
    people: dates.items,
    groupNames: new Map(named.map(({ id, name }) => [id, name])),
    header: headerOf(),
    separator: separators[language],
  })
  return new Response(text, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="krono.csv"',
      'cache-control': 'private, no-store',
    },
  })
}
