import { previewHeader } from '@krono/contract'
import { secrets } from './environment'
import type { RunningCms } from './running'

/** Paths of the content types that web reads. */
export const contentPaths = [
  'site-setting',
  'index-variants',
  'home-sections',
  'descriptions',
  'films',
  'site-images',
  'pages',
  'registration-forms',
  'interpretations',
  'sales-pages',
  'interpretation-texts',
  'test-questions',
  'faq-entries',
] as const

export const localeCodes = ['hu', 'en', 'ru'] as const

/** Prefix of the titles of entries that tests create. */
export const titlePrefix = 'Próba'

type Row = { title?: string }
type Content = { data: Row | Row[] }

/** GET under /api with web's token. */
export function getWithToken(
  { url }: RunningCms,
  path: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${url}/api/${path}`, {
    headers: { ...headers, Authorization: `Bearer ${secrets.CONTENT_TOKEN}` },
  })
}

/** The same request as web makes in an editor's preview. */
export const getDrafts = (cms: RunningCms, path: string) =>
  getWithToken(cms, path, { [previewHeader]: secrets.PREVIEW_SECRET })

/** All content that web can read, draft and published, in every language, without entries of tests. */
export async function readEverything(cms: RunningCms): Promise<Record<string, unknown>> {
  const everything: Record<string, unknown> = {}
  for (const path of contentPaths) {
    for (const locale of localeCodes) {
      for (const [status, get] of [
        ['draft', getDrafts],
        ['published', getWithToken],
      ] as const) {
        const query = `${path}?locale=${locale}&populate=*`
        const rows = await readPages(path === 'site-setting' ? undefined : pageSize, (page) =>
          get(cms, query + page),
        )
        everything[`${path} ${locale} ${status}`] = rows.filter(
          (row) => !row.title?.startsWith(titlePrefix),
        )
      }
    }
  }
  return everything
}

const pageSize = 500

/** The entries of all pages of a list; a single type has one answer. */
async function readPages(
  size: number | undefined,
  get: (page: string) => Promise<Response>,
): Promise<Row[]> {
  const all: Row[] = []
  for (let page = 1; ; page += 1) {
    const list = size ? `&pagination[page]=${page}&pagination[pageSize]=${size}&sort=id` : ''
    const rows = rowsOf(await (await get(list)).json())
    all.push(...rows)
    if (!size || rows.length < size) return all
  }
}

const rowsOf = ({ data }: Content): Row[] => [data].flat()

/** A rich text of one paragraph. */
export const paragraphs = (text: string) => [
  { type: 'paragraph', children: [{ type: 'text', text }] },
]
