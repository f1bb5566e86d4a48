import { headers } from 'next/headers'
import { visitorAddress } from '@/server/api/visitor-address'
import type { Caller } from './cms-request'

/** Who asks for the page that is made now, for this request alone; nobody without a token. */
export const callerOfPage = async (token?: string): Promise<Caller> => ({
  token,
  address: visitorAddress({ headers: await headers() }),
})
