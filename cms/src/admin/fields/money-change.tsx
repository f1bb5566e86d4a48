import { Box, Checkbox, Typography } from '@strapi/design-system'
import { useField } from '@strapi/strapi/admin'
import { isLargeChange, writeMoney } from '../../platform/lib/money-form'
import { shownLanguage } from '../shown-language'
import { moneyWords } from './money-words'

type Props = { name: string; currency: 'huf' | 'gbp'; from: unknown; to: unknown }
type Confirmed = Readonly<Record<string, { from: number; to: number } | undefined>>

/**
 * Shows old and new amount after a change. A change of more than three tenths needs a confirmation, which the form
 * sends along: without it the cms refuses to save.
 */
export function MoneyChange({ name, currency, from, to }: Props) {
  const { value: confirmed, onChange } = useField<Confirmed>('confirmed')
  if (typeof from !== 'number' || typeof to !== 'number' || from === to) return null
  const language = shownLanguage()
  const write = (amount: number) => writeMoney({ amount, currency }, language)
  const both = `${write(from)} → ${write(to)}`
  if (!isLargeChange(from, to)) return <Typography variant="pi">{both}</Typography>
  const words = moneyWords[language]
  const seen = confirmed?.[name]
  const setWanted = (isWanted: boolean) =>
    onChange('confirmed', { ...confirmed, [name]: isWanted ? { from, to } : undefined })
  return (
    <Box role="alert" background="warning100" borderColor="warning200" hasRadius padding={3}>
      <Typography tag="p" fontWeight="bold">
        {both}
      </Typography>
      <Typography tag="p" variant="pi" paddingTop={1} paddingBottom={2}>
        {words.large}
      </Typography>
      <Checkbox
        checked={seen?.from === from && seen.to === to}
        onCheckedChange={(isChecked) => setWanted(isChecked === true)}
      >
        {words.yes}
      </Checkbox>
    </Box>
  )
}
