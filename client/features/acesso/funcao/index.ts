export { FuncoesCard } from './card'
export { situacaoDe } from './periodo'
