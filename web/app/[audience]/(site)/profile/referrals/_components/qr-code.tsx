import { qrAddress } from '@/ui/media/qr-address'
import styles from './referrals.module.css'

/** An address as a QR code. */
export async function QrCode({ address, label }: { address: string; label: string }) {
  return (
    // biome-ignore lint/performance/noImgElement: drawn here, nothing to load or resize
    <img
      className={styles.qr}
      src={await qrAddress(address)}
      alt={label}
      width={160}
      height={160}
    />
  )
}
