import type { AdminPictures } from '@krono/contract'
import type { Core } from '@strapi/strapi'

const pageSize = 30

type FileRow = {
  id: number
  name: string
  url: string
  width: number | null
  height: number | null
  alternativeText: string | null
}

type Wish = { search: string; after?: string | undefined }

/** Pictures of the media library, newest first, from the one after the given id. */
export async function listPictures(
  { db }: Core.Strapi,
  { search, after }: Wish,
): Promise<AdminPictures> {
  const rows: FileRow[] = await db.query('plugin::upload.file').findMany({
    where: {
      mime: { $startsWith: 'image/' },
      ...(search && { name: { $containsi: search } }),
      ...(after !== undefined && { id: { $lt: Number(after) || 0 } }),
    },
    orderBy: { id: 'desc' },
    limit: pageSize + 1,
  })
  const shown = rows.slice(0, pageSize)
  return {
    pictures: shown.map(({ id, name, url, width, height, alternativeText }) => ({
      ...{ id, name, url, width, height },
      alternativeText: alternativeText ?? '',
    })),
    next: rows.length > pageSize ? String(shown.at(-1)?.id ?? '') || null : null,
  }
}
