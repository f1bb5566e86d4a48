import { type Block, type BlockOf, blockLimits, readBlocks, wordsIn } from '@krono/contract'
import type { Core } from '@strapi/strapi'

const uid = 'api::email-template.email-template'

type Row = { id: number; body: unknown[] | null }

/**
 * Once: a paragraph of a letter that was nothing but a link was sent as a button, and is one from here on. What an
 * editor writes afterwards stays what it is.
 */
export async function makeButtons(strapi: Core.Strapi) {
  const store = strapi.store({ type: 'core', name: 'krono_blocks' })
  if (await store.get({ key: 'letters' })) return
  const rows: Row[] = await strapi.db.query(uid).findMany({ select: ['id', 'body'] })
  for (const { id, body } of rows) {
    const before = readBlocks(body ?? [])
    const after = before.map(withButton)
    if (after.every((block, index) => block === before[index])) continue
    await strapi.db.query(uid).update({ where: { id }, data: { body: after } })
  }
  await store.set({ key: 'letters', value: 1 })
}

/** The block, or the button that it was drawn as. */
export function withButton(block: Block): Block | BlockOf<'button'> {
  if (block.type !== 'paragraph') return block
  // Strapi puts empty texts around links.
  const [only, ...others] = block.children.filter((child) => wordsIn(child).trim() !== '')
  if (only?.type !== 'link' || others.length > 0) return block
  const label = wordsIn(only)
  if (label.length > blockLimits.button) return block
  // A placeholder was an address with a slash before it, and without.
  const url = only.url.replace(/^(https?:\/\/|\/)?(?=\{\{)/u, '/')
  return { type: 'button', label, url, children: [{ type: 'text', text: '' }] }
}
