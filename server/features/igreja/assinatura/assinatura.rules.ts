export type Situacao = 'ativa' | 'atrasada' | 'suspensa' | 'cancelada'

/** What the provider calls it, and what it means here; a payment that was only begun means nothing yet. */
const situacoes: Readonly<Record<string, Situacao>> = {
  active: 'ativa',
  trialing: 'ativa',
  past_due: 'atrasada',
  unpaid: 'suspensa',
  paused: 'suspensa',
  canceled: 'cancelada',
}

/** What is kept of a church's subscription. */
export interface Known {
  situacao: string
  plano: string
  assinaturaStripe: string
  gracaAte: Date | null
  periodoAte: Date | null
  eventoEm: Date
}

/** What the provider tells of one. */
interface Told {
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
 * The church's subscription after what the provider told at that time.
 * @returns null when it changes nothing: it is older than what is known, or about a subscription that no longer counts
 */
export function after(known: Known, told: Told, at: Date, offer: Offer) {
  const situacao = situacoes[told.status]
  if (!situacao || at < known.eventoEm) return null
  const same = told.id === known.assinaturaStripe
  // one that ended stays so; only a paid one takes another's place
  if (same ? known.situacao === 'cancelada' && situacao !== 'cancelada' : situacao !== 'ativa') return null
  return { ...stateOf(told, situacao, at, offer, known), eventoEm: at }
}

/** The subscription of a church that begins. @throws Error for one that nobody pays */
export function first(told: Told, plano: string, at: Date, offer: Offer) {
  const situacao = situacoes[told.status]
  if (situacao !== 'ativa') throw new Error(`a church does not begin with a subscription that is ${told.status}`)
  return { ...stateOf(told, situacao, at, offer, { plano, periodoAte: null }), eventoEm: at }
}

function stateOf(
  told: Told,
  situacao: Situacao,
  at: Date,
  offer: Offer,
  known: Pick<Known, 'plano' | 'periodoAte'> & Partial<Known>,
) {
  return {
    situacao,
    plano: offer.plans.find(({ stripe }) => stripe === told.price)?.codigo ?? known.plano,
    assinaturaStripe: told.id,
    // the days count from the first payment that failed
    gracaAte: situacao === 'atrasada' ? (known.gracaAte ?? graceFrom(at, offer)) : null,
    periodoAte: told.paidUntil ?? known.periodoAte,
    cancelaNoFim: told.endsWithPeriod,
  }
}

/** The state at this moment: who is past due is suspended once the days of grace are over. */
export function situacaoEm({ situacao, gracaAte }: Pick<Known, 'situacao' | 'gracaAte'>, now: Date): Situacao {
  return situacao === 'atrasada' && gracaAte && gracaAte <= now ? 'suspensa' : (situacao as Situacao)
}

/** The church reads all that it has, and writes nothing. */
export const somenteLeitura = (state: Pick<Known, 'situacao' | 'gracaAte'>, now: Date): boolean =>
  ['suspensa', 'cancelada'].includes(situacaoEm(state, now))
