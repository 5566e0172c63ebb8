/** A subscription as the payment provider has it. */
export interface Subscription {
  id: string
  status: string
  /** the provider's price */
  price: string | null
  /** end of what is paid for */
  paidUntil: Date | null
  endsWithPeriod: boolean
  createdAt: Date
}

/** The provider has been paid for it, or lets it run in its trial. */
export const isPaid = ({ status }: Pick<Subscription, 'status'>): boolean =>
  status === 'active' || status === 'trialing'

/** Nobody pays for it, now or later. */
export const isOver = ({ status }: Pick<Subscription, 'status'>): boolean =>
  status === 'canceled' || status === 'incomplete_expired'

/** Of several subscriptions of a customer the one that counts: a paid one, else one that is not over, else the newest. */
export function leading(subscriptions: readonly Subscription[]): Subscription | null {
  const newest = [...subscriptions].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
  return newest.find(isPaid) ?? newest.find((one) => !isOver(one)) ?? newest[0] ?? null
}
