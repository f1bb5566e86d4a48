import type { Language } from '@krono/contract'

/** Subject of the e-mail that answers a withdrawal closed by an admin without a refund. */
export const answerSubject: Record<Language, (product: string) => string> = {
  hun: (product) => `Válasz az elállásodra: ${product}`,
  eng: (product) => `Our answer to your withdrawal: ${product}`,
  rus: (product) => `Ответ на отказ от покупки: ${product}`,
}
