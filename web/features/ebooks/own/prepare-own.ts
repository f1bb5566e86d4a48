import type { OwnEbook } from '@krono/contract'
import { documentOf } from '@/features/ebooks/document-of'
import { prepareEbook } from '@/features/ebooks/ebook-file'
import { siteOfBooks } from '@/features/ebooks/site-of-books'
import { getEbookById } from '@/server/cms/ebooks'

/**
 * Renders the editions of the books that their owner sees, one after the other, so that no click waits for a rendering. If
 * that fails, the download renders them.
 */
export async function prepareOwn(ebooks: readonly OwnEbook[]): Promise<void> {
  try {
    const site = await siteOfBooks()
    for (const { id } of ebooks.filter(({ link }) => link)) {
      const ebook = await getEbookById(id)
      if (ebook) await prepareEbook(documentOf(ebook), site)
    }
  } catch (error) {
    console.warn('E-books were not prepared:', error)
  }
}
