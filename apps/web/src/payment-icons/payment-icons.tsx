import { paymentIcon } from './payment-icon.ts'

/** Which cards and wallets a way to pay takes. */
export function PaymentIcons({ names }: { names: readonly string[] }) {
  return names.map((name) => <img key={name} src={paymentIcon(name)} alt={name} width={32} height={20} />)
}
