import type { PressedPart } from '@krono/contract'

/** What the form of an entry should open: a field (of a component: `offer.description`), and a block of a long text. */
export type PartToOpen = { field: string; block?: number | undefined }

/** Single types. */
const singles: readonly string[] = ['site-setting']

const typeName = /^[a-z]+(-[a-z]+)*$/
const fieldName = /^[A-Za-z]\w*(\.\w+){0,3}$/
const id = /^[a-z0-9]{10,40}$/
const locale = /^[a-z]{2}$/

/** The panel's URL of a preview, with the type and id of the previewed entry. */
const previewed = /\/content-manager\/\w+-types\/(?<uid>[\w:.-]+)\/(?<id>[a-z0-9]+)\/preview/

/** The form of an entry, and the part to open in it. */
export type PartAddress = { path: string; query: string; part: PartToOpen }

/** URL of the form for what was pressed in a preview; undefined for any other message. */
export function addressOfPart(message: unknown, pathname: string): PartAddress | undefined {
  const part = readPart(message)
  if (!part) return undefined
  const uid = `api::${part.type}.${part.type}`
  const here = previewed.exec(pathname)?.groups
  const documentId = part.documentId ?? (here?.uid === uid ? here.id : undefined)
  const query = `?plugins[i18n][locale]=${part.locale}`
  const opens = { query, part: { field: part.field, block: part.block } }
  if (singles.includes(part.type)) return { path: `/content-manager/single-types/${uid}`, ...opens }
  if (!documentId) return undefined
  return { path: `/content-manager/collection-types/${uid}/${documentId}`, ...opens }
}

/** Validates the message: the page in the frame may send anything. */
function readPart(message: unknown): PressedPart | undefined {
  const { krono, ...part }: Partial<Record<keyof PressedPart, unknown>> = Object(message)
  const isPart =
    krono === 'part' &&
    isText(part.type, typeName) &&
    isText(part.field, fieldName) &&
    isText(part.locale, locale) &&
    (part.documentId === undefined || isText(part.documentId, id)) &&
    (part.block === undefined || Number.isInteger(part.block))
  return isPart ? (message as PressedPart) : undefined
}

const isText = (value: unknown, form: RegExp) => typeof value === 'string' && form.test(value)
