/** A subscription as the payment provider reports it. */
export interface Subscription {
  id: string
  status: string
  /** id of the price at the provider */
  price: string | null
  /** end of the paid period */
  paidUntil: Date | null
  endsWithPeriod: boolean
  createdAt: Date
}

/** Whether the subscription is paid or in its trial period. */
export const isPaid = ({ status }: Pick<Subscription, 'status'>): boolean =>
  status === 'active' || status === 'trialing'

/** Whether the subscription has ended and will not be paid any more. */
export const isOver = ({ status }: Pick<Subscription, 'status'>): boolean =>
  status === 'canceled' || status === 'incomplete_expired'

/** The subscription that counts for a customer: a paid one; otherwise one that has not ended; otherwise the newest. */
export function leading(subscriptions: readonly Subscription[]): Subscription | null {
  const newest = [...subscriptions].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
  return newest.find(isPaid) ?? newest.find((one) => !isOver(one)) ?? newest[0] ?? null
}
