import type { GiftWish, Person as Named } from '@krono/contract'
import type { Dice } from './dice'
import { birthDateFor, fullName, nameFor } from './people'
import type { Sold } from './purchase'

/** The recipient of a gift, as entered by its buyer. */
export function giftOf(dice: Dice, { buyer, at }: Sold): GiftWish {
  return {
    giverName: buyer.firstName,
    recipientName: nameFor(dice, buyer.language).firstName,
    recipientEmail: `gift${dice.text('0123456789', 9)}@posta.example`,
    message: '',
    deliverOn: new Date(at).toISOString().slice(0, 10),
  }
}

/** The people of an analysis; usually the buyer is one of them. */
export function peopleOf(
  dice: Dice,
  { buyer, at }: Sold,
  [fewest, most]: readonly [number, number],
): Named[] {
  const count = fewest === most ? fewest : dice.between(fewest, Math.min(most, 7))
  return Array.from({ length: count }, (_, index) =>
    index === 0 && dice.may(0.8)
      ? { name: fullName(buyer.language, buyer), date: buyer.birthDate }
      : {
          name: fullName(buyer.language, nameFor(dice, buyer.language)),
          date: birthDateFor(dice, at, [1, 85]),
        },
  )
}
