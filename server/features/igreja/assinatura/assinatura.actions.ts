import { administrators } from '../../../kernel/access/sets.js'

export const assinaturaActions = {
  // the church's subscription and the payment provider's pages
  'assinatura.administrar': administrators,
} as const

export const assinaturaEvents = {
  'assinatura.ativar': 'Assinatura paga',
  'assinatura.avisar': 'Aviso de pagamento atrasado',
  'assinatura.desistir': 'Cadastro cancelado sem pagamento',
} as const

type OwnActions = typeof assinaturaActions
type OwnEvents = typeof assinaturaEvents
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
declare module '../../../kernel/access/audited-events.js' {
  interface Events extends OwnEvents {
    /** events of the payment provider keep the provider's names */
    [message: `pagamento.${string}`]: string
  }
}
