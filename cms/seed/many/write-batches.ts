import { normalizeText } from '@krono/contract'
import type { Bulk } from './bulk'
import type { Dice } from './dice'
import type { Rows } from './rows'

const dayMs = 86_400_000

const batches = ['Nyitás', 'Könyvvásár', 'Jógastúdiók', 'Konferencia'] as const
const codesPerBatch = 250

type Tools = { bulk: Bulk; dice: Dice; rows: Rows; now: number }

/** Writes unused coupon codes that were handed out on paper. */
export async function writeBatches({ bulk, dice, rows, now }: Tools) {
  for (const [place, batch] of batches.entries()) {
    const at = now - (place + 1) * 150 * dayMs
    for (let made = 0; made < codesPerBatch; made += 1)
      await bulk.add('coupons', {
        ...rows.row(at),
        code: `B${place}-${dice.text('ACDEFGHJKLMNPQRTUVWXY34679', 10)}`,
        ...{ kind: 'percent', percent: 20, amount_huf: null, amount_gbp: null, free_product: null },
        ...{ products: [], gift_only: false, max_uses: 1, max_per_user: 1, batch },
        ...{ batch_words: normalizeText(batch), uses: 0, used: 0, revoked: 0, owner_user_id: null },
        ...{ source: 'editor', first_purchase: false, is_off: false, valid_from: null },
        valid_until: bulk.instant(at + 365 * dayMs),
      })
  }
}
