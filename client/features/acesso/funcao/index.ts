export { FuncoesCard } from './card'
export { nomeComPrazo, useToday } from './periodo'
