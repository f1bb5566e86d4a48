import { endpoints } from '@krono/contract'
import { headers } from 'next/headers'
import { visitorAddress } from '@/server/api/visitor-address'
import { sendToCms } from './send'

/**
 * Whether the link of a mail may still set a password. When the cms does not say so it may: setting
 * the password judges again, and tells what is the matter.
 */
export async function isResetTokenValid(token: string): Promise<boolean> {
  if (!token) return false
  const address = visitorAddress({ headers: await headers() })
  const answer = await sendToCms(endpoints.validateResetToken.path.slice(1), {
    body: { token },
    address,
  })
  return answer?.status !== 400
}
