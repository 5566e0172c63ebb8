export type Status = 'ativa' | 'atrasada' | 'suspensa' | 'cancelada'

/** Maps the provider's states to the states of this system. A payment that was only begun has no state yet. */
const situacoes: Readonly<Record<string, Status>> = {
  active: 'ativa',
  trialing: 'ativa',
  past_due: 'atrasada',
  unpaid: 'suspensa',
  paused: 'suspensa',
  canceled: 'cancelada',
}

/** The stored fields of a church's subscription. */
export interface Known {
  situacao: string
  plano: string
  assinaturaStripe: string
  gracaAte: Date | null
  periodoAte: Date | null
  eventoEm: Date
}

/** The provider's report about a subscription. */
interface Report {
  id: string
  status: string
  price: string | null
  paidUntil: Date | null
  endsWithPeriod: boolean
}

interface Offer {
  plans: readonly { codigo: string; stripe: string }[]
  graceDays: number
}

const day = 24 * 60 * 60 * 1000

const graceFrom = (at: Date, { graceDays }: Offer) => new Date(at.getTime() + graceDays * day)

/**
 * The church's subscription after a report of the provider, created at that time.
 * @returns null when nothing changes: the report is older than the stored state, or about a subscription that no longer
 * counts
 */
export function after(known: Known, report: Report, at: Date, offer: Offer) {
  const status = situacoes[report.status]
  if (!status || at < known.eventoEm) return null
  const same = report.id === known.assinaturaStripe
  // a subscription that ended stays ended, and only a paid subscription replaces another one
  if (same ? known.situacao === 'cancelada' && status !== 'cancelada' : status !== 'ativa') return null
  return { ...stateOf(report, status, at, offer, known), eventoEm: at }
}

/**
 * The subscription of a new church.
 * @throws Error for an unpaid subscription
 */
export function first(report: Report, plano: string, at: Date, offer: Offer) {
  const status = situacoes[report.status]
  if (status !== 'ativa') throw new Error(`a church does not begin with a subscription that is ${report.status}`)
  return { ...stateOf(report, status, at, offer, { plano, periodoAte: null }), eventoEm: at }
}

function stateOf(
  report: Report,
  situacao: Status,
  at: Date,
  offer: Offer,
  known: Pick<Known, 'plano' | 'periodoAte'> & Partial<Known>,
) {
  return {
    situacao,
    plano: offer.plans.find(({ stripe }) => stripe === report.price)?.codigo ?? known.plano,
    assinaturaStripe: report.id,
    // the days of grace start with the first failed payment
    gracaAte: situacao === 'atrasada' ? (known.gracaAte ?? graceFrom(at, offer)) : null,
    periodoAte: report.paidUntil ?? known.periodoAte,
    cancelaNoFim: report.endsWithPeriod,
  }
}

/** The state at this moment: a past-due subscription is suspended once the days of grace are over. */
export function statusOn({ situacao, gracaAte }: Pick<Known, 'situacao' | 'gracaAte'>, now: Date): Status {
  return situacao === 'atrasada' && gracaAte && gracaAte <= now ? 'suspensa' : (situacao as Status)
}

/** Whether the church may only read. */
export const isReadOnly = (state: Pick<Known, 'situacao' | 'gracaAte'>, now: Date): boolean =>
  ['suspensa', 'cancelada'].includes(statusOn(state, now))
