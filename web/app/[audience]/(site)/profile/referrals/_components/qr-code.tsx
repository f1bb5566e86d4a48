import { toString as toText } from 'qrcode'
import styles from './referrals.module.css'

/** Level M is read from a scratched screen too; the margin is that of the standard. */
const look = { type: 'svg', errorCorrectionLevel: 'M', margin: 4 } as const

/** An address as a QR code. */
export async function QrCode({ address, label }: { address: string; label: string }) {
  const svg = Buffer.from(await toText(address, look)).toString('base64')
  return (
    // biome-ignore lint/performance/noImgElement: drawn here, nothing to load or resize
    <img
      className={styles.qr}
      src={`data:image/svg+xml;base64,${svg}`}
      alt={label}
      width={160}
      height={160}
    />
  )
}
