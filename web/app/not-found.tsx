import { NotFoundMessage } from '@/shell/messages/not-found'

/**
 * Only for addresses outside every audience; pages that may be missing have their own with the menu.
 * Every page carries this one along, so it has no picture.
 */
export default function NotFound() {
  return (
    <main id="content">
      <NotFoundMessage isPlain />
    </main>
  )
}
