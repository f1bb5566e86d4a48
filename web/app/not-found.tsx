import { NotFoundMessage } from '@/shell/messages/not-found'

/**
 * Only for addresses outside every audience; other missing pages have their own error page with the menu.
 * It is part of the payload of every page, so it has no picture.
 */
export default function NotFound() {
  return (
    <main id="content">
      <NotFoundMessage isPlain />
    </main>
  )
}
